import { expect, it } from 'vitest';
import { isMeteredAddress, isOpenAddress } from './open-addresses.ts';

it.each([
  '/data/search',
  '/data/v1/comics',
  '/data/catalog-1-0123456789abcdef.json',
  '/en/_payload.json',
  '/ar/comic/salt/_payload.json',
  '/en/lists/_payload.json',
  '/en/feeds/latest.atom',
  '/ar/opds',
  '/ar/opds/latest',
])('%s is for programs of other sites, too', (path) => expect(isOpenAddress(path)).toBe(true));

it.each([
  '/',
  '/en',
  '/en/comic/salt',
  '/en/comic/data',
  '/api/account',
  '/api/files/data/x',
  '/api/data/_payload.json',
  '/fr/_payload.json',
  '/en/_payloadxjson',
  '/en/feedsx',
  '/en/opdsx',
  '/en/reader/somebody/_payload.json',
  '/ar/list/somebodys/_payload.json',
  '/data',
])('%s is not', (path) => expect(isOpenAddress(path)).toBe(false));

it.each([
  '/data/v1',
  '/data/v1/comics',
  '/en/feeds/latest/en.atom',
  '/ar/opds',
  '/ar/opds/latest',
  '/en/embed/comic/salt',
  '/oembed',
])('%s has a limit', (path) => expect(isMeteredAddress(path)).toBe(true));

it.each([
  '/data/search',
  '/data/catalog-1-0123456789abcdef.json',
  '/data/most-read-0123456789abcdef.json',
  '/en/_payload.json',
  '/en/comic/salt/_payload.json',
  '/en/reader/somebody/_payload.json',
  '/en/comic/salt',
  '/en',
])('%s has none: the app reads it', (path) => expect(isMeteredAddress(path)).toBe(false));
