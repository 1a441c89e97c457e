/** A part of a line that is written in one direction. */
export interface Run {
  readonly text: string;
  readonly rtl: boolean;
}

type Kind = 'left' | 'right' | 'number' | 'neutral';

const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '«': '»',
  '»': '«',
  '‹': '›',
  '›': '‹',
};

/**
 * The runs of a line from left to right, for a writer that orders the letters of a run and no runs: the Unicode
 * Bidirectional Algorithm (UAX 9) as far as titles and names need it, without explicit marks.
 */
export function visualRuns(text: string, rtl: boolean): Run[] {
  const letters = [...text];
  const kinds = letters.map(kindOf);
  const joined = kinds.map((kind, index) => {
    const isWithin = kinds[index - 1] === 'number' && kinds[index + 1] === 'number';
    return isWithin && /[.,:/\u066b\u066c]/u.test(letters[index] ?? '') ? 'number' : kind;
  });
  const levels = levelsOf(resolved(joined, rtl), rtl);
  const runs: { text: string; level: number }[] = [];
  letters.forEach((letter, index) => {
    const level = levels[index] ?? 0;
    const last = runs.at(-1);
    const shown = level % 2 === 1 ? (MIRRORED[letter] ?? letter) : letter;
    if (last?.level === level) last.text += shown;
    else runs.push({ text: shown, level });
  });
  return reordered(runs).map(({ text: own, level }) => ({ text: own, rtl: level % 2 === 1 }));
}

function kindOf(letter: string): Kind {
  if (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(letter) && /\p{L}|\p{M}/u.test(letter)) return 'right';
  if (/\p{Nd}/u.test(letter)) return 'number';
  return /\p{L}/u.test(letter) ? 'left' : 'neutral';
}

/**
 * Numbers after letters from left to right go with them (W7); what lies between two of a kind is of that kind (N1,
 * N2). A separator within a number is of it already (W4).
 */
function resolved(kinds: readonly Kind[], rtl: boolean): Kind[] {
  const base: Kind = rtl ? 'right' : 'left';
  let strong: Kind = base;
  const strongs = kinds.map((kind) => {
    if (kind === 'left' || kind === 'right') strong = kind;
    return kind === 'number' && strong === 'left' ? 'left' : kind;
  });
  const sideOf = (kind: Kind | undefined) => (kind === 'number' ? 'right' : (kind ?? base));
  return strongs.map((kind, index) => {
    if (kind !== 'neutral') return kind;
    const before = sideOf(strongs.slice(0, index).findLast((other) => other !== 'neutral'));
    const after = sideOf(strongs.slice(index).find((other) => other !== 'neutral'));
    return before === after ? before : base;
  });
}

/** I1 and I2. */
function levelsOf(kinds: readonly Kind[], rtl: boolean): number[] {
  return kinds.map((kind) => {
    if (kind === 'number') return 2;
    if (kind === 'right') return 1;
    return rtl ? 2 : 0;
  });
}

/** L2: from the highest level down to the lowest odd one, what is at least at it is reversed. */
function reordered<T extends { readonly level: number }>(runs: readonly T[]): T[] {
  let order = [...runs];
  for (const floor of [2, 1]) {
    const next: T[] = [];
    let turned: T[] = [];
    for (const run of order) {
      if (run.level >= floor) turned.unshift(run);
      else {
        next.push(...turned, run);
        turned = [];
      }
    }
    order = [...next, ...turned];
  }
  return order;
}
