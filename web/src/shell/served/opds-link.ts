import type { PageDocument } from '@rawi/model/pages/pages';
import { opdsStart } from '@rawi/model/routes/opds-addresses';
import { attribute } from '../../core/i18n/html-text.ts';
import type { LinkedPlace } from './json-ld.ts';

/** Where reading apps find the catalogue, on the page whose address people paste into them: browsers need none of that, so it is served and no part of the app. */
export function opdsLinks(
  document: PageDocument | undefined,
  { locale, origin, pathname, title }: LinkedPlace & { readonly pathname: string; readonly title: string },
): readonly string[] {
  if (document?.kind !== 'home') return [];
  const href = attribute(origin + opdsStart(locale));
  return [
    `<link rel="alternate" type="application/atom+xml;profile=opds-catalog" title="${attribute(title)}" href="${href}" data-at="${attribute(pathname)}">`,
  ];
}
