import { strictnessOf } from '@rawi/model/rating/age-order';
import { ratingOfChapter } from '@rawi/model/rating/decide-showing';
import { wishHere } from '../settings/wish.ts';
import type { RatedChapter } from './rated-chapter.ts';

/**
 * Whether a chapter may begin with a notice here. Few do: what decides about these, and what they agreed to, is loaded for them
 * alone (`notice.ts`). Of a chapter for which this is false that would say that it opens freely.
 */
export function mayAsk({ ageRating, contentNotes = [], comic }: RatedChapter): boolean {
  return (
    wishHere().upTo === '12' ||
    [ageRating, comic.ageRating].some((rating) => strictnessOf(rating) >= strictnessOf('16')) ||
    [...contentNotes, ...(comic.contentNotes ?? [])].some(({ id }) => id === 'flashing')
  );
}

/** Whether a chapter opens at once on this device: nothing of its pages may be asked for before. */
export async function opensAtOnce(chapter: RatedChapter): Promise<boolean> {
  return !mayAsk(chapter) || (await import('./opening.ts')).isOpenHere(chapter);
}

/** Whether a neighbour, of which a chapter knows the rating alone, is no stricter than that chapter. */
export function isNoStricter(
  neighbour: Pick<RatedChapter, 'ageRating'>,
  { comic, ageRating }: RatedChapter,
): boolean {
  const rating = (of: Pick<RatedChapter, 'ageRating'>) =>
    strictnessOf(ratingOfChapter({ ageRating: comic.ageRating }, of));
  return rating(neighbour) <= rating({ ageRating });
}
