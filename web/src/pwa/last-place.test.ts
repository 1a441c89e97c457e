import { beforeEach, expect, it } from 'vitest';
import { isPlace, keepPlace, lastPlace, START_MARK } from './last-place.ts';

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
