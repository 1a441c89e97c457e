import { DEFAULT_LOCALE } from '@rawi/model/lists/locales';
import { localize } from '@rawi/model/text/localized';
import type { Comic } from '@rawi/model/truth/comic';
import { smallestPicture } from '@rawi/model/truth/picture';
import { ratingToKeep } from './rated-for.ts';

/** What a person's lists show of a comic. */
export function comicInListOf(comicId: string, { slug, series, names, cover }: Comic) {
  return { comicId, slug, series, names, picture: smallestPicture(localize(cover, DEFAULT_LOCALE).value) };
}

/** The same with the rating that the comic has now, if it has one. */
export function ratedComicInListOf(comicId: string, comic: Comic) {
  return { ...comicInListOf(comicId, comic), ...ratingToKeep(comic) };
}
