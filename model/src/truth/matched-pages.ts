/**
 * Which pages of two translations of a chapter show the same: for each page of one, from 1, the page of the other, or 0.
 * The reader uses it, so nothing here needs the library of the schemas.
 */

/** Another translation of a chapter, as the chapter's page names it. */
export interface MatchedTranslation {
  readonly pageCount?: number | undefined;
  /** For each page of this chapter the page there; left out where all are the same, or nothing is known. */
  readonly matches?: readonly number[] | undefined;
}

/** The page of a translation that shows the same as `page` of a chapter of so many pages; nothing where none is known to. */
export function pageInTranslation(
  page: number,
  ownPageCount: number,
  { pageCount, matches }: MatchedTranslation,
): number | undefined {
  if (page < 1 || page > ownPageCount) return undefined;
  if (!matches) return pageCount === ownPageCount ? page : undefined;
  return matches[page - 1] || undefined;
}

/** Whether matches are about two chapters of so many pages: a chapter may have another file since they were made. */
export function areMatches(matches: readonly number[], ownPageCount: number, pageCount: number): boolean {
  return (
    matches.length === ownPageCount &&
    matches.every((page) => Number.isInteger(page) && page >= 0 && page <= pageCount)
  );
}

/** Whether every page is matched by the one with its own number, in two chapters of so many pages. */
export function isIdentity(matches: readonly number[], pageCount: number): boolean {
  return matches.length === pageCount && matches.every((page, index) => page === index + 1);
}

/** The same matches as the other chapter, of so many pages, has them; of several pages that show one, the first. */
export function inverseMatches(matches: readonly number[], pageCount: number): number[] {
  return Array.from({ length: pageCount }, (_, index) => matches.indexOf(index + 1) + 1);
}
