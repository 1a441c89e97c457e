/** An entry that is in both lists, in the old one alone or in the new one alone. */
export interface Entry {
  readonly of: 'both' | 'old' | 'new';
  readonly text: string;
}

/** The most pairs of entries that are compared; of longer lists everything between what they begin and end with differs. */
const MAX_PAIRS = 1_000_000;

/** The entries that make up both lists, in order, as many of them common as can be; what goes stands before what comes in its place. */
export function listDifference(old: readonly string[], now: readonly string[]): readonly Entry[] {
  const least = Math.min(old.length, now.length);
  let start = 0;
  while (start < least && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < least - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  return [
    ...old.slice(0, start).map((text) => ({ of: 'both', text }) as const),
    ...middle(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...old.slice(old.length - end).map((text) => ({ of: 'both', text }) as const),
  ];
}

function middle(old: readonly string[], now: readonly string[]): readonly Entry[] {
  const width = now.length + 1;
  const isTooLong = old.length * now.length > MAX_PAIRS;
  // How many entries the rests of both lists from here on have in common; of what is too long, none.
  const common = new Uint16Array(isTooLong ? 0 : (old.length + 1) * width);
  const at = (one: number, other: number): number => common[one * width + other] ?? 0;
  for (let one = isTooLong ? -1 : old.length - 1; one >= 0; one -= 1) {
    for (let other = now.length - 1; other >= 0; other -= 1) {
      common[one * width + other] =
        old[one] === now[other]
          ? at(one + 1, other + 1) + 1
          : Math.max(at(one + 1, other), at(one, other + 1));
    }
  }
  const entries: Entry[] = [];
  let [one, other] = [0, 0];
  while (one < old.length || other < now.length) {
    const [gone, come] = [old[one], now[other]];
    if (!isTooLong && gone !== undefined && gone === come) {
      entries.push({ of: 'both', text: gone });
      one += 1;
      other += 1;
    } else if (gone !== undefined && (come === undefined || at(one + 1, other) >= at(one, other + 1))) {
      entries.push({ of: 'old', text: gone });
      one += 1;
    } else if (come !== undefined) {
      entries.push({ of: 'new', text: come });
      other += 1;
    }
  }
  return entries;
}
