import { expect, it } from 'vitest';
import { isOpenAddress } from './open-addresses.ts';

it.each([
  '/data/search',
  '/data/v1/comics',
  '/data/catalog-1-0123456789abcdef.json',
  '/en/_payload.json',
  '/ar/comic/salt/_payload.json',
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
  '/data',
])('%s is not', (path) => expect(isOpenAddress(path)).toBe(false));
