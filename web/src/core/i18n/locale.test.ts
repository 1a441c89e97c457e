import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseLocale, localeOf, offeredLocale } from './locale.ts';

describe('chooseLocale', () => {
  it.each([
    ['rawi_locale=ar', ['en-US'], 'ar'],
    ['a=b; rawi_locale=en; c=d', ['ar'], 'en'],
    ['rawi_locale=fr', ['ar-EG', 'en'], 'ar'],
    ['my_rawi_locale=ar', ['en-GB'], 'en'],
    ['', ['fr-FR', 'AR-sa', 'en'], 'ar'],
    ['', ['fr', 'de'], 'en'],
    ['', [], 'en'],
  ] as const)('cookie "%s" and languages %j open %s', (cookies, languages, locale) => {
    expect(chooseLocale(cookies, languages)).toBe(locale);
  });

  it('the chosen language always exists', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (cookies, languages) => {
        expect(['en', 'ar']).toContain(chooseLocale(cookies, languages));
      }),
    );
  });
});

describe('offeredLocale', () => {
  it.each([
    ['en', 'rawi_locale=ar', ['en'], 'ar'],
    ['en', '', ['ar-EG', 'en'], 'ar'],
    ['ar', '', ['en-GB'], 'en'],
    ['ar', 'rawi_locale=ar', ['en'], undefined],
    ['en', '', ['en', 'ar'], undefined],
    // Who speaks neither is not offered the other one.
    ['ar', '', ['fr'], undefined],
    ['en', '', [], undefined],
  ] as const)(
    'on a page in %s, cookie "%s" and languages %j, is %s',
    (shown, cookies, languages, offered) => {
      expect(offeredLocale(shown, cookies, languages)).toBe(offered);
    },
  );
});

describe('localeOf', () => {
  it.each([
    ['/en', 'en'],
    ['/ar/comic/x', 'ar'],
    ['/', undefined],
    ['/EN', undefined],
    ['/english', undefined],
  ])('%s is %s', (pathname, locale) => {
    expect(localeOf(pathname)).toBe(locale);
  });
});
