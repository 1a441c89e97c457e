/** How wide a text is as one line. */
export type Measure = (text: string) => number;

export interface Wrapped {
  readonly lines: readonly string[];
  /** Whether some of the text was left out, which the last line says with three dots. */
  readonly shortened: boolean;
}

const DOTS = '…';

/**
 * Breaks a text into at most `most` lines no wider than `width`, at spaces, and within a word only where it is wider than
 * a line. The lines are as even as can be. What has no room is left out.
 */
export function wrapText(text: string, width: number, most: number, measure: Measure): Wrapped {
  const pieces = text
    .split(/\s+/u)
    .filter((word) => word !== '')
    .flatMap((word) => piecesOf(word, width, measure));
  const lines = linesOf(pieces, width, measure);
  if (lines.length <= most) return { lines: evenly(pieces, lines, width, measure), shortened: false };
  const kept = lines.slice(0, most);
  const last = kept.pop() ?? '';
  return { lines: [...kept, shortenLine(last, width, measure)], shortened: true };
}

/** One line no wider than `width`: the text, or as much of its beginning as there is room for. */
export function oneLine(text: string, width: number, measure: Measure): string {
  return measure(text) <= width ? text : shortenLine(text, width, measure);
}

interface Piece {
  readonly text: string;
  /** Whether it goes on the word of the piece before it. */
  readonly joined: boolean;
}

function piecesOf(word: string, width: number, measure: Measure): Piece[] {
  if (measure(word) <= width) return [{ text: word, joined: false }];
  const pieces: Piece[] = [];
  let text = '';
  for (const letter of lettersOf(word)) {
    if (text !== '' && measure(text + letter) > width) {
      pieces.push({ text, joined: pieces.length > 0 });
      text = '';
    }
    text += letter;
  }
  return [...pieces, { text, joined: pieces.length > 0 }];
}

function linesOf(pieces: readonly Piece[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const { text, joined } of pieces) {
    const longer = line === '' ? text : `${line}${joined ? '' : ' '}${text}`;
    if (line !== '' && measure(longer) > width) {
      lines.push(line);
      line = text;
    } else line = longer;
  }
  return [...lines, line];
}

/** The same number of lines, each as narrow as possible, so that the last is no single short word. */
function evenly(pieces: readonly Piece[], lines: readonly string[], width: number, measure: Measure) {
  const widest = Math.max(...pieces.map(({ text }) => measure(text)));
  let best = lines;
  for (let share = 0.95; share >= 0.5 && width * share >= widest; share -= 0.05) {
    const narrower = linesOf(pieces, width * share, measure);
    if (narrower.length > lines.length) break;
    best = narrower;
  }
  return best;
}

/** Ends with a whole word, unless that leaves less than half of what there is room for. */
function shortenLine(line: string, width: number, measure: Measure): string {
  const letters = lettersOf(line);
  const whole = () => `${letters.join('').trimEnd()}${DOTS}`;
  if (measure(whole()) <= width) return whole();
  while (letters.length > 0 && measure(whole()) > width) letters.pop();
  const words = letters.join('').replace(/\s+\S*$/u, '');
  return words.length >= letters.join('').length / 2 ? `${words}${DOTS}` : whole();
}

/** What a person takes for one letter, with its signs. */
function lettersOf(text: string): string[] {
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
}
