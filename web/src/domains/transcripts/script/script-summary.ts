import type { TranscriptItem } from '@rawi/model/truth/transcript';

/** What a script has, shown before it is used. */
export interface ScriptSummary {
  readonly texts: number;
  /** Who speaks, and how often; the first of these most. */
  readonly speakers: readonly { readonly name: string; readonly times: number }[];
  /** The pages with text and without, from 1. */
  readonly written: readonly number[];
  readonly without: readonly number[];
}

export function summaryOf(pages: readonly (readonly TranscriptItem[])[]): ScriptSummary {
  const times = new Map<string, number>();
  for (const { who } of pages.flat()) if (who !== undefined) times.set(who, (times.get(who) ?? 0) + 1);
  const numbered = pages.map((items, index) => ({ page: index + 1, hasText: items.length > 0 }));
  return {
    texts: pages.reduce((sum, items) => sum + items.length, 0),
    speakers: [...times]
      .map(([name, count]) => ({ name, times: count }))
      .toSorted((one, other) => other.times - one.times),
    written: numbered.filter(({ hasText }) => hasText).map(({ page }) => page),
    without: numbered.filter(({ hasText }) => !hasText).map(({ page }) => page),
  };
}

/** Numbers in their order as runs: 3, 4, 5 and 9 are 3–5 and 9. */
export function runsOf(numbers: readonly number[]): readonly (readonly [first: number, last: number])[] {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}
