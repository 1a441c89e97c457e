import { strictnessOf } from '@rawi/model/rating/age-order';
import {
  CHILDRENS_WISH,
  decideShowing,
  type Rated,
  type Showing,
  VISITORS_WISH,
  type Wish,
} from '@rawi/model/rating/decide-showing';
import type { RatedChapter } from './rated-chapter.ts';

/** Whether a chapter begins with a notice, and what that says; `opening.ts` says for whom it is shown. The service worker uses it too. */

/** A chapter's page names its notes, so the list of all of them is not needed here. */
export type ChapterShowing = Showing<string>;

/** What may be done with a chapter. */
export function showingOf(chapter: RatedChapter, wish: Wish): ChapterShowing {
  return decideShowing(ratedAs(chapter.comic), wish, ratedAs(chapter));
}

/**
 * The notices that an agreement to this chapter's covers: the chapter's own, where it says more than its comic, and its comic's. Each
 * names what it says, so that one which says something else is shown again. The first has to be agreed to.
 */
export function tokensOf(chapter: RatedChapter): readonly [string, ...string[]] {
  const { comic } = chapter;
  const { rating, notes, ownNotes } = showingOf(chapter, VISITORS_WISH);
  const { notes: comicNotes } = decideShowing(ratedAs(comic), VISITORS_WISH);
  const comics = tokenOf(comic.id, comic.ageRating, comicNotes);
  if (ownNotes.length === 0 && rating === comic.ageRating) return [comics];
  return [tokenOf(`${comic.id}/${chapter.id}`, rating, notes), comics];
}

const tokenOf = (id: string, rating: Showing['rating'], notes: readonly string[]) =>
  `${id}:${rating ?? ''}:${notes.join(',')}`;

/** The ages that boot.js compares with the wish; what is not rated stands between 12 and 16 (`age-order.ts`). */
const AGES = { everyone: 0, '12': 12, none: 13, '16': 16, '18': 18 } as const;

/**
 * What a served page tells boot.js of a chapter that does not open freely for a visitor: the age it is for, what has to be agreed to,
 * and `flashing` where it flashes. Undefined where there is no notice.
 */
export function noticeForBoot(chapter: RatedChapter): string | undefined {
  const { opens, rating, isFlashing } = showingOf(chapter, VISITORS_WISH);
  if (opens === 'freely') return undefined;
  return [AGES[rating ?? 'none'], tokensOf(chapter)[0], ...(isFlashing ? ['flashing'] : [])].join(' ');
}

/**
 * What a served page about a comic, or about a chapter of it, tells boot.js of the age it is for, where the mode for children keeps it
 * back; undefined where children are shown it.
 */
export function ageForBoot(comic: OwnRating, chapter?: OwnRating): string | undefined {
  const { opens, rating } = decideShowing(
    { ageRating: comic.ageRating },
    CHILDRENS_WISH,
    chapter && { ageRating: chapter.ageRating },
  );
  return opens === 'never' ? (rating ?? 'none') : undefined;
}

type OwnRating = Pick<Rated, 'ageRating'>;

/** Whether who reads one chapter was told all that there is to say about another one. */
export function isNamedBy(other: RatedChapter, shown: RatedChapter): boolean {
  const [there, here] = [showingOf(other, VISITORS_WISH), showingOf(shown, VISITORS_WISH)];
  return (
    strictnessOf(there.rating) <= strictnessOf(here.rating) &&
    there.notes.every((note) => here.notes.includes(note))
  );
}

function ratedAs({ ageRating, contentNotes = [] }: Omit<RatedChapter, 'id' | 'comic'>): Rated<string> {
  return { ageRating, contentNotes: contentNotes.map(({ id }) => id) };
}
