import { LOCALES } from '@rawi/model/lists/locales';
import {
  type Arbitrary,
  array,
  assert,
  constantFrom,
  oneof,
  property,
  string,
  stringMatching,
  tuple,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paths } from '../../core/lib/paths.ts';
import { type OwnAddress, ownAddresses } from './own-addresses.ts';

const HOST = 'rawi.example';
const RUNS = { numRuns: 30 };
const of = (text: string) => ownAddresses(text, HOST).map(({ page }) => page);

const id = stringMatching(/^[A-Za-z0-9_-]{1,40}$/);
const slug = stringMatching(/^[a-z0-9-]{1,40}$/);
const page: Arbitrary<OwnAddress> = oneof(
  id.map((comic) => ({ kind: 'comic' as const, comic })),
  id.map((chapterId) => ({ kind: 'chapter' as const, chapterId })),
  slug.map((article) => ({ kind: 'article' as const, slug: article })),
  id.map((uid) => ({ kind: 'translator' as const, uid })),
  tuple(slug, id).map(([comic, commentId]) => ({ kind: 'comment' as const, comic, commentId })),
);
const locale = constantFrom(...LOCALES);

/** The app's own path of such a page. */
function pathOf(shown: OwnAddress, language: (typeof LOCALES)[number]): string {
  switch (shown.kind) {
    case 'comic':
      return paths.comic(language, shown.comic);
    case 'comment':
      return paths.comment(language, shown.comic, shown.commentId);
    case 'chapter':
      return paths.chapter(language, shown.chapterId);
    case 'article':
      return paths.blog(language, shown.slug);
    case 'translator':
      return paths.translator(language, shown.uid);
  }
}

const before = constantFrom('', '(', '- ', '«', 'See ', '[', '“', 'الصفحة: ', '، ');
const after = constantFrom('', ')', '.', '،', '؟', '»', '…', '/', '?page=7', '#comments', '?a=b&c=d).');
const origin = constantFrom(
  `https://${HOST}`,
  `http://${HOST}`,
  HOST,
  `www.${HOST}`,
  'HTTPS://Rawi.Example',
  '',
);

/** Parts of addresses, and characters that no address has: no combination names a page. */
const hostile = constantFrom(
  '%',
  '2',
  '/',
  ':',
  '.',
  '?',
  '#',
  '(',
  '»',
  'https://',
  HOST,
  'en',
  'ع',
  ' ',
  '\n',
  '\u202E',
  '\uD800',
);

describe('addresses in a notice', () => {
  it('are found in every language, in any spelling and with anything around them', () => {
    const written = tuple(page, locale, before, origin, after);
    assert(
      property(array(written, { maxLength: 6 }), constantFrom(' ', '\n', ' \n- '), (all, between) => {
        const text = all
          .map(([shown, language, open, start, close]) => open + start + pathOf(shown, language) + close)
          .join(between);
        const meant = new Map(all.map(([shown]) => [JSON.stringify(shown), shown]));
        expect(of(text)).toEqual([...meant.values()]);
      }),
      RUNS,
    );
  });

  it('are only those of this site', () => {
    const others = constantFrom(
      `${HOST}.evil.test`,
      `evil.test/${HOST}`,
      `x${HOST}`,
      `${HOST}@evil.test`,
      '/',
    );
    assert(
      property(others, page, locale, (other, shown, language) => {
        expect(of(`https://${other}${pathOf(shown, language)}`)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('never make the search fail, whatever a text contains', () => {
    assert(
      property(string({ unit: hostile, maxLength: 200 }), (text) => {
        expect(of(text)).toEqual([]);
      }),
      RUNS,
    );
    expect(of(`https://${HOST}/en/comic/%E0%A4%A`)).toEqual([]);
  });

  it.each(['/en', '/en/comics', '/fr/comic/x', '/en/comic', '/en/comic/x/y', '/en/comic/..%2Fx', '/comic/x'])(
    'are ignored when the page shows nothing that can be taken down: %s',
    (path) => expect(of(`https://${HOST}${path}`)).toEqual([]),
  );
});
