import { plainWords } from '../text/fold.ts';

/** Whether two spellings may be of one name: both letters that people write for one another, and slips of one or two. */

/** Latin letters that stand for one another where a name comes from another script. */
const LATIN_SOUNDS = ['aeiouyw', 'ckq', 'sz', 'jg', 'td', 'fv', 'h'];
/** The same for Arabic ones, as `fold` leaves them: weak letters, and those that are heard as one. */
const ARABIC_SOUNDS = ['اويه', 'سصث', 'تط', 'دضذ', 'كقجغگ', 'زذظ', 'فڤ', 'بپ'];

const LATIN_WEAK = 'aeiouywh';
const ARABIC_WEAK = 'اويه';

/** What a change costs: one that sounds alike is a small one. */
const SMALL = 1;
const WHOLE = 3;
const IMPOSSIBLE = 99;

/** A spelling as it is compared: folded, without what stands between its words. */
export function spellingKey(text: string): string {
  return plainWords(text).join('');
}

/** Whether what stands in one key may be a slip of the other. Keys that are equal are. */
export function areAlike(one: string, other: string): boolean {
  if (one === other) return true;
  // Most are told apart by this alone. Of letters outside the first plane it compares halves, of which those of one letter are equal.
  if (!soundsLike(one.charAt(0), other.charAt(0)) || Math.abs(one.length - other.length) > 2 * WHOLE)
    return false;
  const [a, b] = [[...one], [...other]];
  const [first, second] = [a[0], b[0]];
  if (first === undefined || second === undefined || !soundsLike(first, second)) return false;
  const most = mostApart(Math.min(a.length, b.length), isArabic(one));
  return Math.abs(a.length - b.length) <= most && distance(a, b, most) <= most;
}

/** Short words differ by a letter from many others, so there only what sounds alike counts; those of Arabic have no vowels. */
function mostApart(length: number, arabic: boolean): number {
  const letters = arabic ? length - 1 : length;
  if (letters < 3) return 0;
  if (letters < 4) return arabic ? 0 : SMALL;
  if (letters < 5) return arabic ? SMALL : 2 * SMALL;
  return letters < 6 ? 2 * SMALL : WHOLE;
}

function isArabic(text: string): boolean {
  return /\p{Script=Arabic}/u.test(text);
}

/** The sounds of a letter, each a bit: every letter of a text is compared with many. */
const SOUNDS_OF: ReadonlyMap<string, number> = (() => {
  const found = new Map<string, number>();
  for (const [index, letters] of [...LATIN_SOUNDS, ...ARABIC_SOUNDS].entries())
    for (const letter of letters) found.set(letter, (found.get(letter) ?? 0) | (1 << index));
  return found;
})();

function soundsLike(one: string, other: string): boolean {
  return one === other || ((SOUNDS_OF.get(one) ?? 0) & (SOUNDS_OF.get(other) ?? 0)) !== 0;
}

function isWeak(letter: string): boolean {
  return LATIN_WEAK.includes(letter) || ARABIC_WEAK.includes(letter);
}

/** What it costs to leave a letter out: little where it is weak, or said twice. */
function costOfLetter(letter: string, before: string | undefined): number {
  return isWeak(letter) || letter === before ? SMALL : WHOLE;
}

/** The least that has to be changed, as far as that is not more than `most`: of two letters that changed places, one. */
function distance(a: readonly string[], b: readonly string[], most: number): number {
  let earlier: number[] = [];
  let above = [0];
  for (const [column, letter] of b.entries()) {
    above.push((above[column] ?? 0) + costOfLetter(letter, b[column - 1]));
  }
  for (const [row, letter] of a.entries()) {
    const line = [(above[0] ?? 0) + costOfLetter(letter, a[row - 1])];
    for (const [column, other] of b.entries()) {
      const changed = letter === other ? 0 : soundsLike(letter, other) ? SMALL : WHOLE;
      const swapped = row > 0 && column > 0 && letter === b[column - 1] && a[row - 1] === other;
      line.push(
        Math.min(
          (above[column] ?? IMPOSSIBLE) + changed,
          (above[column + 1] ?? IMPOSSIBLE) + costOfLetter(letter, a[row - 1]),
          (line[column] ?? IMPOSSIBLE) + costOfLetter(other, b[column - 1]),
          swapped ? (earlier[column - 1] ?? IMPOSSIBLE) + WHOLE : IMPOSSIBLE,
        ),
      );
    }
    if (Math.min(...line) > most) return IMPOSSIBLE;
    earlier = above;
    above = line;
  }
  return above[b.length] ?? IMPOSSIBLE;
}
