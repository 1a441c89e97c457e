import { type MatchedTranslation, pageInTranslation } from '@rawi/model/truth/matched-pages';

/** Pure functions that edit which pages of another translation match those of a chapter. 0 means no match. */

/** The stored matches; if there are none, page by page as far as both chapters go. */
export function matchesOf(ownPageCount: number, translation: MatchedTranslation): number[] {
  const { pageCount = 0, matches } = translation;
  return Array.from({ length: ownPageCount }, (_, index) => {
    const page = index + 1;
    if (matches) return pageInTranslation(page, ownPageCount, translation) ?? 0;
    return page <= pageCount ? page : 0;
  });
}

/** Shifts all matches from `index` on by one page; a match outside the other chapter becomes 0. */
export function shiftMatches(
  matches: readonly number[],
  index: number,
  by: 1 | -1,
  pageCount: number,
): number[] {
  const base = matches[index] || index + 1;
  return matches.map((page, at) => {
    if (at < index) return page;
    // A page that lost its match gets one again when the row is shifted back.
    const next = (page || base + at - index) + by;
    return next >= 1 && next <= pageCount ? next : 0;
  });
}

/** Sets the match of one page; 0 for none. */
export function setMatch(
  matches: readonly number[],
  index: number,
  page: number,
  pageCount: number,
): number[] {
  return matches.map((each, at) => (at === index ? Math.min(pageCount, Math.max(0, page)) : each));
}
