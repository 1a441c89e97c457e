import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../lists/languages.ts';
import { chapterIdOf } from './chapter-id.ts';
import { idSchema } from './schemas.ts';

it('reads as slug, number, language and translator', () => {
  expect(chapterIdOf('salt-and-sand', 1, 'en')).toBe('salt-and-sand-1-en');
  expect(chapterIdOf('salt-and-sand', 1.5, 'ar', 'badr')).toBe('salt-and-sand-1_5-ar_badr');
});

it('is an id, and never that of another chapter', () => {
  const slug = fc.constantFrom('a', 'a-1', 'a-1-en', 'a-1-en-b', 'b-2-en');
  const parts = fc.tuple(
    slug,
    fc.constantFrom(1, 1.5, 2, 5, 0.01),
    fc.constantFrom(...LANGUAGE_CODES),
    fc.option(slug, { nil: undefined }),
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
