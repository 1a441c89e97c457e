import { mapLocalized } from '../text/localized.ts';
import type { Comic } from '../truth/comic.ts';
import { smallestPicture } from '../truth/picture.ts';
import type { UpdatedComic } from './updates-payload.ts';

/** A comic as the list of new chapters shows it. */
export function updatedComic(
  id: string,
  { slug, series, names, cover }: Pick<Comic, 'slug' | 'series' | 'names' | 'cover'>,
): UpdatedComic {
  return { id, slug, series, names, cover: mapLocalized(cover, smallestPicture) };
}
