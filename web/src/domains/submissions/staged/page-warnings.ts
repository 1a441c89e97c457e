import type { FileProgress } from '@rawi/model/truth/file';

/** What the checks of a file say of one of its pages; none of it refuses the file. */
export type PageWarning = 'repeated' | 'empty' | 'lostText';

/** What to look at in a file that is ready, by page, from 1; empty for any other. Pure. */
export function pageWarnings(
  progress: FileProgress | undefined,
): ReadonlyMap<number, readonly PageWarning[]> {
  const warnings = new Map<number, PageWarning[]>();
  if (progress?.state !== 'ready') return warnings;
  const pagesBy = [
    ['empty', progress.emptyPages],
    ['lostText', progress.lostTextPages],
    ['repeated', progress.repeatedPages.map(({ page }) => page)],
  ] as const;
  for (const [warning, pages] of pagesBy) {
    for (const page of pages) warnings.set(page, [...(warnings.get(page) ?? []), warning]);
  }
  return warnings;
}
