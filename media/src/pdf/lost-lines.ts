import type { Style } from '../credits/write-line.ts';

/** A text that is lost, and how it was to be drawn. */
export interface Place {
  /** Those of the page that say it, in reading order. */
  readonly objects: readonly number[];
  readonly text: string;
  /** FS_MATRIX: of a point at the size of a text to a place of the page. */
  readonly matrix: readonly number[];
  readonly size: number;
  /** Across, along the line, before `matrix`. */
  readonly width: number;
  readonly style: Style;
  readonly color: readonly [red: number, green: number, blue: number, alpha: number];
}

/** In sizes of the letters: how far parts of a line may lie apart, and from where on they are two words. */
const GAP = { most: 0.5, word: 0.12 };
/** Where the sign of a line's last letter begins, from the end of that line. */
const SIGN = { before: 0.3, behind: 0.15 };
/** How much a sign above or below letters is raised, and a letter at most. */
const RAISED = { sign: 1, letter: 0.05 };
const SIGNS_ALONE = /^\p{M}+$/u;

/**
 * Joins parts of a line to it: programs begin another text behind each sign above a letter, and letters of a word are only
 * shaped together. `places` in reading order, from right to left. A sign of which it is not plain whose it is stays away.
 */
export function joinLines(places: readonly Place[]): Place[] {
  const lines: Place[] = [];
  for (const place of places) {
    const last = lines.at(-1);
    const joined = last && joinedTo(last, place);
    if (joined) lines[lines.length - 1] = joined;
    else if (!SIGNS_ALONE.test(place.text)) lines.push(place);
  }
  return lines;
}

function joinedTo(line: Place, next: Place): Place | undefined {
  if (!isAlike(line, next)) return undefined;
  const { along, above } = between(line, next);
  const isSign = SIGNS_ALONE.test(next.text);
  if (Math.abs(above) > (isSign ? RAISED.sign : RAISED.letter) * line.size) return undefined;
  const gap = -(along + next.width);
  const isNear = isSign
    ? along > -SIGN.behind * line.size && along < SIGN.before * line.size
    : Math.abs(gap) < GAP.most * line.size;
  if (!isNear) return undefined;
  const objects = [...line.objects, ...next.objects];
  if (isSign) return { ...line, objects, text: line.text + next.text };
  const space = gap > GAP.word * line.size ? ' ' : '';
  return { ...next, objects, text: line.text + space + next.text, width: line.width - along };
}

/** Whether both are of the same letters: in the same size, direction, weight and colour. */
function isAlike(one: Place, other: Place): boolean {
  const scale = Math.hypot(...one.matrix.slice(0, 4)) * 0.01;
  return (
    Math.abs(one.size - other.size) < 0.01 * one.size &&
    [0, 1, 2, 3].every((index) => Math.abs((one.matrix[index] ?? 0) - (other.matrix[index] ?? 0)) < scale) &&
    one.style.weight === other.style.weight &&
    one.color.every((part, index) => part === other.color[index])
  );
}

/** Where the beginning of `next` lies from that of `line`, before the matrix of both. */
function between({ matrix }: Place, next: Place): { readonly along: number; readonly above: number } {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
  const [x, y] = [(next.matrix[4] ?? 0) - e, (next.matrix[5] ?? 0) - f];
  const area = a * d - b * c;
  return { along: (d * x - c * y) / area, above: (a * y - b * x) / area };
}
