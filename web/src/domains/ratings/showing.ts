import { type MaybeRated, strictnessOf } from '@rawi/model/rating/age-order';
import {
  CHILDRENS_WISH,
  decideShowing,
  type Rated,
  type Showing,
  type Wish,
} from '@rawi/model/rating/decide-showing';
import { useWish, wishHere } from '../settings/wish.ts';

/**
 * What of comics is shown in lists, and how (decision 088): all that shows a cover or a title asks here, and here alone `decideShowing` is asked for
 * it. What is drawn without a browser is the visitor's default; `data-age` lets somebody stricter not see it flash (base.css).
 */

/** For a picture of no comic, or one that its own maker or a reviewer looks at: it is shown whatever one wishes. */
export const UNASKED = 'unasked';

/** For the covers that a publisher keeps: they are of comics up to this rating, and which is which is not known (`publisherCovers`). */
export const COVERS_RATING = '16';

/** The rating of what a picture shows; undefined where nobody has rated it. A component that shows a cover has to be given it. */
export type PictureRating = MaybeRated | typeof UNASKED;

/** How the pictures of a comic, or of a chapter of it, are shown here. */
export function usePictures(rating: PictureRating): Showing['pictures'] {
  const wish = useWish();
  return rating === UNASKED ? 'sharp' : decideShowing({ ageRating: rating }, wish).pictures;
}

/** The same outside of what is drawn, as it is now: whether a picture may be asked for. */
export function isSharpHere(rating: MaybeRated): boolean {
  return decideShowing({ ageRating: rating }, wishHere()).pictures === 'sharp';
}

export interface Listed<Item> {
  readonly listed: readonly Item[];
  /** How many were left out. */
  readonly leftOut: number;
}

/** Of these comics those that are listed for whoever looks; of the first ones, where `most` says how many fit. */
export function useListed<Item extends Pick<Rated, 'ageRating'>>(
  items: readonly Item[],
  most = Number.POSITIVE_INFINITY,
): Listed<Item> {
  const stands = useIsListed();
  const listed: Item[] = [];
  let leftOut = 0;
  for (const item of items) {
    if (listed.length >= most) break;
    if (stands(item.ageRating)) listed.push(item);
    else leftOut += 1;
  }
  return { listed, leftOut };
}

/** Whether something of this rating stands in lists here. */
export function useIsListed(): (rating: PictureRating) => boolean {
  const wish = useWish();
  return (rating) => isListed(rating, wish);
}

/**
 * Whether what a person keeps themselves (saved, read, downloaded) stands in their own lists: in the mode for children only what is for
 * them, else all of it. What does not is kept back at its own address too (`opens: 'never'`).
 */
export function useIsKept(): (rating: MaybeRated) => boolean {
  const wish = useWish();
  return (rating) => isKept(rating, wish);
}

/** The same outside of what is drawn, as it is now. */
export const isListedHere = (rating: MaybeRated): boolean => isListed(rating, wishHere());
export const isKeptHere = (rating: MaybeRated): boolean => isKept(rating, wishHere());

const isListed = (rating: PictureRating, wish: Wish) =>
  rating === UNASKED || decideShowing({ ageRating: rating }, wish).isListed;
const isKept = (rating: MaybeRated, wish: Wish) =>
  wish.upTo !== CHILDRENS_WISH.upTo || isListed(rating, wish);

/**
 * Marks in a served page what is for more than 12 years, or not rated: base.css hides it from whoever wishes that, until the app is
 * here. What the app draws needs no mark.
 */
export function ageMark(rating: PictureRating): { readonly 'data-age'?: string } {
  if (!import.meta.env.SSR || rating === UNASKED || strictnessOf(rating) <= strictnessOf('12')) return {};
  return { 'data-age': rating ?? 'none' };
}
