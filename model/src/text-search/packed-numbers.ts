/** Rising numbers as letters: each is the distance to the one before, in groups of five bits, the lowest first. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** By the code of a letter: a question takes tens of thousands of letters apart. */
const VALUES: readonly (number | undefined)[] = Array.from({ length: 128 }, (_, code) => {
  const value = LETTERS.indexOf(String.fromCharCode(code));
  return value === -1 ? undefined : value;
});
const GROUP = 32;

/** Numbers without repetition, in rising order, each a safe integer that is not negative. */
export function packNumbers(rising: readonly number[]): string {
  let packed = '';
  let before = 0;
  for (const number of rising) {
    let rest = number - before;
    before = number;
    while (rest >= GROUP) {
      // A line's number has more than the 32 bits that operators on bits take.
      packed += LETTERS.charAt(GROUP + (rest % GROUP));
      rest = Math.floor(rest / GROUP);
    }
    packed += LETTERS.charAt(rest);
  }
  return packed;
}

/** What `packNumbers` was given. Letters that are none of its end the list. */
export function unpackNumbers(packed: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let scale = 1;
  for (let at = 0; at < packed.length; at += 1) {
    const value = VALUES[packed.charCodeAt(at)];
    if (value === undefined) break;
    number += (value % GROUP) * scale;
    scale *= GROUP;
    if (value >= GROUP) continue;
    numbers.push(number);
    scale = 1;
  }
  return numbers;
}
