import { filledTexts, type NamedField } from '@rawi/model/lists/comic-fields';
import { LOCALES } from '@rawi/model/lists/locales';
import { chapterSummary } from '@rawi/model/pages/chapter-summary';
import { nextShelf } from '@rawi/model/pages/shelves';
import { allNames } from '@rawi/model/text/all-names';
import { searchKeys } from '@rawi/model/text/fold';
import { localize, localizedOf, type Variants } from '@rawi/model/text/localized';
import { ownRating } from '@rawi/model/truth/age-rating';
import { type Comic, comicSchema } from '@rawi/model/truth/comic';
import type { PublicationWork } from '@rawi/model/truth/publication';
import type { Image } from '@rawi/model/truth/schemas';
import type { ComicContent } from '@rawi/model/truth/submission-content';
import { translatedNames } from '@rawi/model/truth/submission-names';

/** What a comic is made of in addition to what its translator wrote. */
interface MadeOf extends Pick<Comic, 'slug' | NamedField> {
  readonly cover: Image;
  /** For whom it is, as the reviewer said; null where it was decided before that was asked. */
  readonly rating: PublicationWork['rating'];
  readonly shareCards: Variants<string>;
  /** How many comics were added before. */
  readonly arrivals: number;
  readonly now: Date;
}

/** A comic as it is first published: without chapters. */
export function newComic(content: ComicContent, madeOf: MadeOf): Comic {
  const { cover, shareCards, rating, arrivals, now, ...named } = madeOf;
  const { series } = content;
  const texts = filledTexts(content);
  const names = translatedNames(content);
  const locale = LOCALES.find((each) => each === content.language) ?? 'en';
  return comicSchema.parse({
    ...named,
    series,
    ...texts,
    names,
    searchKeys: searchKeys(allNames({ ...texts, series, names })),
    description: descriptionOf(content, named),
    status: 'ongoing',
    ...(rating && ownRating(rating)),
    cover: { [locale]: cover },
    shareCards,
    views: 0,
    createdAt: now,
    shelf: nextShelf(arrivals),
    ...chapterSummary([], now),
  });
}

/** What its translator wrote; without that, who made the comic. */
function descriptionOf(
  { description: { en, ar } }: ComicContent,
  { writer, artists }: Pick<Comic, 'writer' | 'artists'>,
): Comic['description'] {
  if (en !== '' || ar !== '') return localizedOf({ ...(en !== '' && { en }), ...(ar !== '' && { ar }) });
  const by = (locale: 'en' | 'ar') => localize(writer.name, locale).value;
  const drawnBy = (locale: 'en' | 'ar') =>
    new Intl.ListFormat(locale).format(artists.map(({ name }) => localize(name, locale).value));
  return {
    en: `Written by ${by('en')}, drawn by ${drawnBy('en')}.`,
    ar: `تأليف ${by('ar')} ورسم ${drawnBy('ar')}.`,
  };
}
