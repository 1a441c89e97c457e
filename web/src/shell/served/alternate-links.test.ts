import { LOCALES } from '@rawi/model/lists/locales';
import { embeddedAt } from '@rawi/model/routes/embed-addresses';
import { feedAt } from '@rawi/model/routes/feed-addresses';
import { samplePages } from '@rawi/model/testing/sample-pages';
import { expect, it } from 'vitest';
import { alternateLinks } from './alternate-links.ts';

const TOPICS: Readonly<Record<string, string>> = {
  home: 'latest',
  updates: 'latest',
  comics: 'latest',
  comic: 'comic',
  chapter: 'comic',
  translator: 'translator',
  blogs: 'blog',
  blog: 'blog',
};

it.each(samplePages().map((page) => [page.kind, page] as const))(
  'a page of %s names the feeds that there are of it, and where its frame is asked for',
  (kind, page) => {
    for (const locale of LOCALES) {
      const pathname = `/${locale}/${kind}/one`;
      const links = alternateLinks(page, {
        locale,
        origin: 'https://rawi.test',
        pathname,
        title: 'A "title"',
      });
      const found = links.map((link) => {
        const parsed = new DOMParser().parseFromString(link, 'text/html').querySelector('link');
        expect([parsed?.rel, parsed?.title, parsed?.dataset['at']]).toEqual([
          'alternate',
          'A "title"',
          pathname,
        ]);
        return [parsed?.type, new URL(parsed?.href ?? '')] as const;
      });
      const feeds = found.filter(([type]) => type !== 'application/json+oembed');
      expect(feeds.map(([type, { pathname: path }]) => [type, feedAt(path)?.topic.of])).toEqual(
        TOPICS[kind] === undefined
          ? []
          : [
              ['application/atom+xml', TOPICS[kind]],
              ['application/feed+json', TOPICS[kind]],
            ],
      );
      const asked = found
        .filter(([type]) => type === 'application/json+oembed')
        .map(([, { searchParams }]) => searchParams.get('url'));
      expect(asked).toEqual(kind === 'comic' || kind === 'chapter' ? [`https://rawi.test${pathname}`] : []);
      for (const url of asked)
        expect(embeddedAt(new URL(url ?? '').pathname)).toMatchObject({ locale, kind });
    }
  },
);

it('a page without a document names none', () => {
  expect(
    alternateLinks(undefined, {
      locale: 'en',
      origin: 'https://rawi.test',
      pathname: '/en/terms',
      title: '',
    }),
  ).toEqual([]);
});
