import { type MaybeRated, strictnessOf } from '../rating/age-order.ts';
import { BLURRED_RATINGS } from '../rating/decide-showing.ts';
import { type Localized, mapLocalized } from '../text/localized.ts';
import type { Comic } from '../truth/comic.ts';
import type { Image } from '../truth/schemas.ts';

/**
 * Blurred pictures as pages carry them (docs/decisions/090): the truth has one of every cover, a page names it where somebody may be shown that in
 * place of the sharp one.
 */

/** Whether anybody may be shown pictures of this rating blurred: what is milder is shown sharp, or not at all. */
export function mayBeBlurred(rating: MaybeRated): boolean {
  return BLURRED_RATINGS.some((from) => strictnessOf(rating) >= strictnessOf(from));
}

/** An image of something of this rating, as a page carries it. */
export function shownImage(image: Image, rating: MaybeRated): Image {
  if (image.blurred === undefined || mayBeBlurred(rating)) return image;
  const { blurred: _, ...sharp } = image;
  return sharp;
}

/** The covers of a comic as a page carries them; `rating` where that of a chapter holds. */
export function shownCover(
  { cover, ageRating }: Pick<Comic, 'cover' | 'ageRating'>,
  rating: MaybeRated = ageRating,
): Localized<Image> {
  return mapLocalized(cover, (image) => shownImage(image, rating));
}
