import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { isPlace, keepPlace, lastPlace, openLastPlace, START_MARK } from './last-place.ts';

beforeEach(() => localStorage.clear());

it.each(['/en', '/ar/chapter/one-1-ar?page=3', '/en/downloads', '/ar/comic/one#chapters'])(
  '%s is a place',
  (path) => {
    expect(isPlace(path)).toBe(true);
    keepPlace(path);
    expect(lastPlace()).toBe(path);
  },
);

it.each([
  '/en/login?next=%2Fen',
  '/ar/signup',
  '/en/newpassword',
  '/en/auth/callback?mode=x',
  '/en/unsubscribe?t=1',
])('%s is none: what one does there is over', (path) => {
  keepPlace('/en');
  keepPlace(path);
  expect(lastPlace()).toBe('/en');
});

it.each(['//evil.example/en', 'https://evil.example', '/fr', '/english', '/'])(
  '%s is no address of a page',
  (path) => {
    expect(isPlace(path)).toBe(false);
  },
);

it('the app is started by a mark that no link has', () => {
  expect(START_MARK).toBe('app');
});

const MANIFEST: { readonly shortcuts: readonly { readonly url: string }[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../public/manifest.webmanifest'), 'utf8'),
);

it.each(MANIFEST.shortcuts.map(({ url }) => url))(
  'the shortcut %s leads to its page in either language',
  (url) => {
    const found = ['en', 'ar'].map((locale) => {
      // The address as boot.js leaves it.
      history.replaceState(null, '', `/${locale}${url.slice(1)}`);
      openLastPlace();
      return location.pathname + location.search;
    });
    expect(found[0]).toMatch(/^\/en\/(?:downloads|search|savedItems)$/);
    expect(found[1]).toBe(found[0]?.replace('/en/', '/ar/'));
  },
);

it('a start without a shortcut opens at the home page of a browser, which was not installed', () => {
  keepPlace('/en/downloads');
  history.replaceState(null, '', '/ar?app');
  openLastPlace();
  expect(location.pathname + location.search).toBe('/ar');
});
