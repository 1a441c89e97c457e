import type { NewChapter, UpdatesPayload } from '@rawi/model/pages/updates-payload';

/**
 * The chapters of a comic after a number that the list of new chapters knows, nearest first; translations of one number
 * together, the latest last. It knows those of the last 30 days alone.
 */
export function newerChapters(
  { chapters }: Pick<UpdatesPayload, 'chapters'>,
  comicId: string,
  after: number,
): readonly NewChapter[] {
  return chapters
    .filter(({ comic, number }) => comic === comicId && number > after)
    .toSorted((a, b) => a.number - b.number || Date.parse(a.publishedAt) - Date.parse(b.publishedAt));
}
