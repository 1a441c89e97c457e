import type { Locale } from '@rawi/model/lists/locales';
import { formatNumber } from '../../core/i18n/format.ts';
import { i18n } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { comicName } from '../comics/comic-name.ts';
import type { Change } from './change.ts';

/** The name of a choice's subject for a message in `locale`; the words of choices have to be loaded. */
export function changeName(change: Change, locale: Locale): string {
  switch (change.kind) {
    case 'follow':
    case 'rate':
      return isolated(change.translator.name);
    case 'save':
      return change.item.kind === 'comic'
        ? isolated(comicName(change.item, locale).text)
        : chapterName(change.item, change.item.number, locale);
    case 'rateComic':
    case 'tagComic':
      return isolated(comicName(change.comic, locale).text);
    case 'react':
      return chapterName(change.comic, change.number, locale);
    case 'like':
      return isolated(change.name);
    case 'ignore':
    case 'block':
      return isolated(change.person.name);
    case 'place':
      return change.entry ? chapterName(change.entry, change.entry.number, locale) : '';
  }
}

type Named = Parameters<typeof comicName>[0];

function chapterName(comic: Named, number: number, locale: Locale): string {
  return i18n.getFixedT(locale, 'choices')('chapterOf', {
    comic: isolated(comicName(comic, locale).text),
    chapter: formatNumber(number, locale),
  });
}
