import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inLocale, paths } from './paths.ts';

describe('inLocale', () => {
  it('keeps the page and changes the language', () => {
    expect(inLocale('/en/comic/orbit-9', 'ar')).toBe('/ar/comic/orbit-9');
    expect(inLocale('/en', 'ar')).toBe('/ar');
  });

  it('changes nothing after going there and back', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9-]{1,20}$/), (slug) => {
        const page = paths.comic('en', slug);
        expect(inLocale(inLocale(page, 'ar'), 'en')).toBe(page);
      }),
    );
  });
});

describe('paths', () => {
  it('encode their parameters', () => {
    expect(paths.chapter('ar', 'a/b?c')).toBe('/ar/chapter/a%2Fb%3Fc');
  });
});
