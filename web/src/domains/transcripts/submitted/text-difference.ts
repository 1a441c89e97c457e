import type { Transcript, TranscriptItem } from '@rawi/model/truth/transcript';
import { isChanged, type PageChange, pageDifference } from './page-difference.ts';

/** A page of a text, from 1, and how it changes. */
export interface ComparedPage {
  readonly page: number;
  readonly changes: readonly PageChange[];
  readonly isChanged: boolean;
}

type Items = readonly TranscriptItem[];

/** How the pages of a text change by the pages that were written over those that there were. */
export function textDifference(
  before: Transcript | undefined,
  written: ReadonlyMap<number, Items>,
  pageCount: number,
): readonly ComparedPage[] {
  return Array.from({ length: pageCount }, (_, index) => {
    const old = before?.pages[index]?.items ?? [];
    const changes = pageDifference(old, written.get(index + 1) ?? old);
    return { page: index + 1, changes, isChanged: isChanged(changes) };
  });
}

/** How many items of a page change in each way. */
export function countsOf(
  changes: readonly PageChange[],
): Readonly<Record<Exclude<PageChange['of'], 'same'>, number>> {
  const counts = { added: 0, removed: 0, changed: 0, moved: 0 };
  for (const { of } of changes) if (of !== 'same') counts[of] += 1;
  return counts;
}
