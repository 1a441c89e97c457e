import type { Locale } from '@rawi/model/lists/locales';
import { opdsPath } from '@rawi/model/routes/opds-addresses';
import { OPDS_TYPES } from './atom.ts';
import { say, siteName, WORDS } from './words.ts';
import { element, xmlDocument } from './xml.ts';

/** How an app searches the catalogue (OpenSearch 1.1). OPDS asks for the type of an acquisition feed, whatever is found. */
export function searchDescription(locale: Locale, origin: string): string {
  const url = (type: string, path: string) =>
    element('Url', { type, template: `${origin}${path}?q={searchTerms}` });
  return xmlDocument(
    element(
      'OpenSearchDescription',
      { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
      element('ShortName', {}, siteName(locale)),
      element('Description', {}, say(WORDS.about, locale)),
      element('InputEncoding', {}, 'UTF-8'),
      element('OutputEncoding', {}, 'UTF-8'),
      url(OPDS_TYPES.acquisition, opdsPath(locale, 'search')),
      url('text/html', `/${locale}/search`),
      element('Language', {}, locale),
    ),
  );
}
