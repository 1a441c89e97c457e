import type { Locale } from '@rawi/model/lists/locales';
import { localize } from '@rawi/model/text/localized';
import type { ListWords } from '@rawi/model/truth/public-list';

/** What a list is called or says, in the language of the interface where it has one. */
export function listText(words: ListWords, locale: Locale): string {
  return typeof words === 'string' ? words : localize(words, locale).value;
}
