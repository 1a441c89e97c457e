import { mapLocalized } from '../text/localized.ts';
import type { Comic } from '../truth/comic.ts';
import { pictureOfWidth } from '../truth/picture.ts';
import type { CoverPicture, Image } from '../truth/schemas.ts';
import { shownCover } from './shown-cover.ts';
import type { UpdatedComic } from './updates-payload.ts';

/** The least width of its cover: that of a card on the home page. */
const COVER_WIDTH = 320;

const coverPicture = (cover: Image): CoverPicture => ({
  ...pictureOfWidth(cover, COVER_WIDTH),
  ...(cover.blurred !== undefined && { blurred: cover.blurred }),
});

/** What lists of chapters, and public lists, need of a comic. */
export type ShownComic = Pick<Comic, 'slug' | 'series' | 'names' | 'cover' | 'ageRating'>;

/** A comic as the list of new chapters shows it. */
export function updatedComic(
  id: string,
  { slug, series, names, cover, ageRating }: ShownComic,
): UpdatedComic {
  return {
    id,
    slug,
    series,
    names,
    cover: mapLocalized(shownCover({ cover, ageRating }), coverPicture),
    ...(ageRating && { ageRating }),
  };
}
