import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../lists/languages.ts';
import { chapterIdOf, shortChapterIdOf } from './chapter-id.ts';
import { isLikeOtherId } from './comic-slug.ts';
import { idSchema, slugSchema } from './schemas.ts';

it('a chapter’s id reads as slug, number, language and translator', () => {
  expect(chapterIdOf('salt-and-sand', 1, 'en')).toBe('salt-and-sand-1-en');
  expect(chapterIdOf('salt-and-sand', 1.5, 'ar', 'badr')).toBe('salt-and-sand-1_5-ar_badr');
});

it('a chapter’s id is a valid id, and never that of another chapter', () => {
  const slug = fc.constantFrom('a', 'a-1', 'a-1e', 'a-1-en', 'a-1-en-b', 'b-2-en');
  const parts = fc.tuple(
    slug,
    fc.constantFrom(1, 1.5, 2, 5, 7, 0.01, 1e-7, 1.5e-7, 7e-7),
    fc.constantFrom(...LANGUAGE_CODES),
    fc.option(fc.oneof(slug, fc.constantFrom('a_b', '5-en', '5-en_b', '1_5-en', 'en')), { nil: undefined }),
  );
  fc.assert(
    fc.property(parts, parts, (one, other) => {
      expect(idSchema.safeParse(chapterIdOf(...one)).success).toBe(true);
      expect(chapterIdOf(...one) === chapterIdOf(...other)).toBe(
        JSON.stringify(one) === JSON.stringify(other),
      );
    }),
  );
});

it('a chapter’s id is the address of no comic, and no comic has the id of an account as its address', () => {
  const slug = fc.stringMatching(/^[a-z0-9]{1,3}(?:-[a-z0-9]{1,2}){0,3}$/);
  const number = fc.constantFrom(0, 1, 22, 1.5, 1e-7);
  const language = fc.constantFrom(...LANGUAGE_CODES);
  const hash = fc.stringMatching(/^[0-9a-f]{16}$/);
  fc.assert(
    fc.property(slug, number, language, hash, (comic, at, into, named) => {
      for (const id of [chapterIdOf(comic, at, into), shortChapterIdOf(named, at, into)]) {
        expect(slugSchema.safeParse(id).success && !isLikeOtherId(id)).toBe(false);
      }
      expect(slugSchema.safeParse(shortChapterIdOf(named, at, into)).success).toBe(false);
    }),
  );
  expect(isLikeOtherId('0123456789abcdef0123456789ab')).toBe(true);
  for (const free of ['simurgh', 'area-51', 'area-51-english', 'en', '51-en-2', 'c-1a2b3c']) {
    expect(isLikeOtherId(free)).toBe(false);
  }
});
