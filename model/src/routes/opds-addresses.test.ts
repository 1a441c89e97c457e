import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../lists/locales.ts';
import { servedPattern, shellPattern } from './hosting-patterns.ts';
import {
  isBelowOpds,
  type OpdsKind,
  opdsAddress,
  opdsPath,
  opdsPattern,
  opdsStart,
} from './opds-addresses.ts';
import { isOpenAddress } from './open-addresses.ts';
import { servedAddress } from './served-pages.ts';

const name = fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/);
const slug = fc.stringMatching(/^[a-z0-9-]{1,40}$/);
const part = fc.option(fc.integer({ min: 2, max: 999 }), { nil: undefined });
const language = fc.constantFrom('en', 'ar', 'zh', 'fr');

describe('the addresses of the catalogue for reading apps', () => {
  it('are read as they are written, and Hosting hands each to the function of pages alone', () => {
    const kind = (
      kinds: readonly OpdsKind[],
      names: fc.Arbitrary<string[]> = fc.constant([]),
      parts: fc.Arbitrary<number | undefined> = fc.constant(undefined),
    ) => fc.record({ of: fc.constantFrom(...kinds), names, part: parts });
    const page = fc.tuple(name, fc.nat(2499).map(String), fc.constantFrom('1', '1200'));
    const asked = fc.oneof(
      kind(['start', 'search', 'searchDescription']),
      kind(['latest', 'mostRead', 'comics', 'publishers', 'genres', 'languages'], undefined, part),
      kind(['genre', 'publisher'], fc.tuple(slug), part),
      kind(['language'], fc.tuple(language), part),
      kind(['comic'], fc.tuple(name), part),
      kind(['comicIn'], fc.tuple(name, language), part),
      kind(['file'], fc.tuple(name)),
      kind(['page'], page),
    );
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), asked, (locale, { of, names, part: number }) => {
        const path = opdsPath(locale, of, names, number);
        for (const address of [path, `${path}/`]) {
          expect(opdsAddress(address)).toEqual({ locale, of, names, part: number });
          for (const pattern of [opdsPattern(), servedPattern()])
            expect(address).toMatch(new RegExp(pattern));
          expect(address).not.toMatch(new RegExp(shellPattern()));
          expect(servedAddress(address)).toBeNull();
          expect([isOpenAddress(address), isBelowOpds(address)]).toEqual([true, true]);
        }
      }),
    );
  });

  it('begin where readers are told', () => {
    expect(LOCALES.map(opdsStart)).toEqual(['/en/opds', '/ar/opds']);
    expect(opdsPath('en', 'comics', [], 1)).toBe('/en/opds/comics/1');
    expect(opdsPath('en', 'latest', [], 1)).toBe('/en/opds/latest');
    expect(opdsPath('ar', 'searchDescription')).toBe('/ar/opds/opensearch.xml');
    expect(opdsPath('en', 'page', ['c', '{pageNumber}', '{maxWidth}'])).toBe(
      '/en/opds/chapter/c/page/{pageNumber}/{maxWidth}',
    );
  });

  it('of a page may have whatever an app leaves in the place of the width', () => {
    for (const width of ['800', '0', '{maxWidth}', '%7BmaxWidth%7D', 'undefined'])
      expect(opdsAddress(`/en/opds/chapter/c/page/3/${width}`)?.names).toEqual(['c', '3', width]);
  });

  it.each([
    '',
    '/opds',
    '/fr/opds',
    '/en/opdsx',
    '/en/opds/',
    '/en/opds//',
    '/en/opds/nothing',
    '/en/opds/latest/0',
    '/en/opds/latest/x',
    '/en/opds/latest/1/2',
    '/en/opds/genre',
    '/en/opds/genre/A',
    '/en/opds/language/xx',
    '/en/opds/language/constructor',
    '/en/opds/comic/a/in/xx',
    '/en/opds/comic/a.b',
    '/en/opds/comic/a%2Fb',
    '/en/opds/comic/../home',
    `/en/opds/comic/${'a'.repeat(129)}`,
    '/en/opds/chapter/c',
    '/en/opds/chapter/c/page/-1/800',
    '/en/opds/chapter/c/page/01/800',
    '/en/opds/chapter/c/page/99999/800',
    '/en/opds/chapter/c/page/1',
    '/en/opds/chapter/c/page/1/800/x',
    `/en/opds/chapter/c/page/1/${'9'.repeat(33)}`,
    '/en/opds/opensearchxxml',
  ])('%s is none of them, but for its slash', (path) => {
    const isStart = path === '/en/opds/';
    expect(opdsAddress(path) === null).toBe(!isStart);
    expect(new RegExp(opdsPattern()).test(path)).toBe(isStart);
  });
});
