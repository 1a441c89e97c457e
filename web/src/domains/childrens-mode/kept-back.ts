import { decideShowing, type Rated } from '@rawi/model/rating/decide-showing';
import { useWish } from '../settings/wish.ts';

type OwnRating = Pick<Rated, 'ageRating'>;

/** Whether the page of a comic, or of a chapter of it, is kept back here: in the mode for children, of what is not for them. */
export function useIsKeptBack(comic: OwnRating, chapter?: OwnRating): boolean {
  const wish = useWish();
  const { opens } = decideShowing(
    { ageRating: comic.ageRating },
    wish,
    chapter && { ageRating: chapter.ageRating },
  );
  return opens === 'never';
}
