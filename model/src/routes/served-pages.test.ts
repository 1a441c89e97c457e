import { describe, expect, it } from 'vitest';
import { isUnprefixed, servedPattern, shellPattern, withLowerPrefix } from './hosting-patterns.ts';
import { ROUTES } from './route-rules.ts';
import { SERVED_PAGES, servedAddress } from './served-pages.ts';

describe('the pages that are served', () => {
  it('are in the table of routes, and none of them asks who is here', () => {
    const ofPages = [undefined, 'redirect', 'publisher'];
    const open = ROUTES.filter(({ rule }) => ofPages.includes(rule)).map(({ path }) => path);
    for (const { path } of SERVED_PAGES) expect(open).toContain(path);
  });

  it.each([
    ['/en', 'home'],
    ['/ar/', 'home'],
    ['/ar/comics', 'comics'],
    ['/en/comics/2', 'comics_2'],
    ['/en/publisher/blue-minaret', 'publisher_blue-minaret'],
    ['/ar/publisher/blue-minaret/12', 'publisher_blue-minaret_12'],
    ['/en/terms', null],
    ['/en/comic/salt-2', 'comic_salt-2'],
  ])('%s shows %s, and so does its payload', (path, pageId) => {
    expect(servedAddress(path)?.pageId).toBe(pageId);
    expect(path).toMatch(new RegExp(servedPattern()));
    expect(`${path.replace(/\/$/, '')}/_payload.json`).toMatch(new RegExp(servedPattern()));
    expect(path).not.toMatch(new RegExp(shellPattern()));
  });

  it('are told from those that draw themselves: every address of the table is one of both', () => {
    for (const { path } of ROUTES) {
      const address = `/ar${path === '/' ? '' : path.replaceAll(/:\w+/g, '7')}`;
      const matches = [servedPattern(), shellPattern()].filter((pattern) =>
        new RegExp(pattern).test(address),
      );
      expect([path, matches.length]).toEqual([path, 1]);
    }
  });

  it.each(['/en/sitemap.xml', '/ar/sitemap-12.xml'])('have %s beside them', (path) => {
    expect(path).toMatch(new RegExp(servedPattern()));
    expect(servedAddress(path)).toBeNull();
  });

  it('have a neutral one among them, which no document is behind', () => {
    expect('/').toMatch(new RegExp(servedPattern()));
    expect(servedAddress('/')).toBeNull();
  });

  it.each([
    '',
    '/fr',
    '/fr/comic/x',
    '/english/comic/x',
    '/fr/sitemap.xml',
    '/en/sitemap-0.xml',
    '/en/robots.txt',
    '/fr/_payload.json',
    '/_payload.json',
    '/en/_payloadxjson',
    '/en/comic',
    '/en/comic/a%2Fb',
    '/en/comic/a/b',
    '/en/comic/a.b',
    '/en/comics/0',
    '/en/comics/x',
    '/en//',
    '/en/account',
    `/en/comic/${'a'.repeat(129)}`,
    '/en/nothing',
    '/nothing',
    '/comic',
    '/comic/a/b',
    '/comic/a.b',
    '/Comic/x',
    '/comics/0',
    '/search/x',
    '//search',
    '/sitemap.xml',
    '/comic/x/_payload.json',
  ])('%s is none of them', (path) => {
    expect(servedAddress(path)).toBeNull();
    expect(isUnprefixed(path)).toBe(false);
    expect(path).not.toMatch(new RegExp(servedPattern()));
  });

  it('are found without a language in front, those that draw themselves too', () => {
    for (const { path } of ROUTES) {
      if (path === '/') continue;
      const address = path.replaceAll(/:\w+/g, '7');
      for (const each of [address, `${address}/`]) {
        expect([each, isUnprefixed(each)]).toEqual([each, true]);
        expect(each).toMatch(new RegExp(servedPattern()));
        expect(servedAddress(each)).toBeNull();
      }
      expect(isUnprefixed(`/en${address}`)).toBe(false);
    }
    expect(isUnprefixed('/')).toBe(false);
  });

  it.each([
    ['/EN', '/en'],
    ['/Ar/', '/ar/'],
    ['/eN/Comic/Salt', '/en/Comic/Salt'],
    ['/AR//x', '/ar//x'],
  ])('%s is an address of %s', (path, lower) => {
    expect(withLowerPrefix(path)).toBe(lower);
    expect(path).toMatch(new RegExp(servedPattern()));
    expect(path).not.toMatch(new RegExp(shellPattern()));
  });

  it.each(['/en', '/ar/comic/EN', '/', '/ENGLISH', '/FR', '/x/EN', 'EN'])('%s keeps its prefix', (path) => {
    expect(withLowerPrefix(path)).toBeUndefined();
  });
});
