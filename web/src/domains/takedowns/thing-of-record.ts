import type { Locale } from '@rawi/model/lists/locales';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import type { Takedown } from '@rawi/model/truth/takedown';
import { comicName } from '../comics/comic-name.ts';
import type { Thing } from './thing.ts';

/** The subject of a record, with its name at that time. For an erased person no name is left. Pure. */
export function thingOfRecord({ target, shown, whose }: Takedown, locale: Locale): Thing {
  const { title, names, number, language } = shown;
  switch (target.kind) {
    case 'comic':
    case 'chapter':
    case 'article':
    case 'cover':
      return {
        target,
        name: comicName({ series: title, names }, locale),
        ...(number !== null && { number }),
        ...(language !== null && { facts: { language } }),
      };
    case 'photo':
    case 'comment':
      return { target, name: whose && { text: whose.name, lang: languageOfScript(whose.name) } };
  }
}
