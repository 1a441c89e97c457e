import { samplePages } from '@rawi/model/testing/sample-pages';
import { expect, it } from 'vitest';
import { opdsLinks } from './opds-link.ts';

it.each(samplePages().map((page) => [page.kind, page] as const))(
  'a page of %s names the catalogue for reading apps where it is the first of the site',
  (kind, page) => {
    const links = opdsLinks(page, {
      locale: 'ar',
      origin: 'https://rawi.test',
      pathname: '/ar',
      title: 'راوي "x"',
    });
    const found = links.map((link) =>
      new DOMParser().parseFromString(link, 'text/html').querySelector('link'),
    );
    expect(found.map((link) => [link?.rel, link?.type, link?.title, link?.href])).toEqual(
      kind === 'home'
        ? [
            [
              'alternate',
              'application/atom+xml;profile=opds-catalog',
              'راوي "x"',
              'https://rawi.test/ar/opds',
            ],
          ]
        : [],
    );
  },
);
