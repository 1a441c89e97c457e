import type { ChapterPayload } from './pages.ts';

/** What a chapter's page says of another translation of its number. */
type Translation = ChapterPayload['translations'][number];

/**
 * The page of another translation that shows the same as `page` (from 1) of one of `pageCount` pages: as its translator has said, else the same
 * number where both have as many pages. Undefined where nobody knows, or where there is none.
 */
export function pageInTranslation(
  page: number,
  pageCount: number,
  { pageCount: others, matches }: Pick<Translation, 'pageCount' | 'matches'>,
): number | undefined {
  if (page < 1 || page > pageCount) return undefined;
  if (matches) return matches[page - 1] || undefined;
  return others === pageCount ? page : undefined;
}
