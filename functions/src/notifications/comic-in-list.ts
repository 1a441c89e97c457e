import { DEFAULT_LOCALE } from '@rawi/model/lists/locales';
import { localize } from '@rawi/model/text/localized';
import type { Comic } from '@rawi/model/truth/comic';
import { smallestPicture } from '@rawi/model/truth/picture';
import { ratingToKeep } from './rated-for.ts';

/** How words name a comic. */
export const comicInWordsOf = (comicId: string, { slug, series, names }: Comic) => ({
  comicId,
  slug,
  series,
  names,
});

/** What a person's lists show of a comic. */
export function comicInListOf(comicId: string, comic: Comic) {
  const picture = smallestPicture(localize(comic.cover, DEFAULT_LOCALE).value);
  return { ...comicInWordsOf(comicId, comic), picture };
}

/** The same with the rating that the comic has now, if it has one. */
export function ratedComicInListOf(comicId: string, comic: Comic) {
  return { ...comicInListOf(comicId, comic), ...ratingToKeep(comic) };
}
