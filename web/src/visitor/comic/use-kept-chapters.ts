import type { ComicPayload } from '@rawi/model/pages/pages';
import { ratingOfChapter } from '@rawi/model/rating/decide-showing';
import { useIsKept } from '../../domains/ratings/showing.ts';

/**
 * The chapters of a comic that stand on its page: in the mode for children those that are for more are left out. All others see them, with
 * what they are for.
 */
export function useKeptChapters(comic: ComicPayload): ComicPayload['chapters'] {
  const isKept = useIsKept();
  return comic.chapters.filter((chapter) => isKept(ratingOfChapter(comic, chapter)));
}
