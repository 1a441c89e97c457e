import { type MatchedTranslation, pageInTranslation } from '@rawi/model/truth/matched-pages';

/** Pure: which pages of another translation show the same as those of a chapter, while somebody says so. 0 is none. */

/** What readers have of it; where nothing is known, page by page as far as both go. */
export function matchesOf(ownPageCount: number, translation: MatchedTranslation): number[] {
  const { pageCount = 0, matches } = translation;
  return Array.from({ length: ownPageCount }, (_, index) => {
    const page = index + 1;
    if (matches) return pageInTranslation(page, ownPageCount, translation) ?? 0;
    return page <= pageCount ? page : 0;
  });
}

/** One page more or less from `index` on, for all that come after too; what would lie outside shows none. */
export function shiftedFrom(
  matches: readonly number[],
  index: number,
  by: 1 | -1,
  pageCount: number,
): number[] {
  const base = matches[index] || index + 1;
  return matches.map((page, at) => {
    if (at < index) return page;
    // A page without a counterpart gets one again where the row is moved back to it.
    const next = (page || base + at - index) + by;
    return next >= 1 && next <= pageCount ? next : 0;
  });
}

/** With another page there for one of this chapter; 0 for none. */
export function matchedWith(
  matches: readonly number[],
  index: number,
  page: number,
  pageCount: number,
): number[] {
  return matches.map((each, at) => (at === index ? Math.min(pageCount, Math.max(0, page)) : each));
}
