import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedBytes } from './expected-size.ts';
import type { Download, Quality } from './record.ts';

const here = (comicId: string, quality: Quality, pageCount: number, bytes: number): Download =>
  ({ state: 'ready', quality, bytes, about: { comicId, pageCount } }) as unknown as Download;

describe('expectedBytes', () => {
  it('is based on the pages of the same comic here, else on any pages here, else on typical pages', () => {
    const chapters = [{ comicId: 'one', pageCount: 10 }];
    const any = here('two', 'normal', 4, 400);
    expect(expectedBytes(chapters, 'normal', [any])).toBe(1000);
    expect(expectedBytes(chapters, 'normal', [any, here('one', 'normal', 2, 1000)])).toBe(5000);
  });

  it('is never larger for a smaller quality, whatever is here', () => {
    const quality = fc.constantFrom<Quality>('light', 'normal', 'best');
    const some = fc
      .tuple(fc.constantFrom('one', 'two'), quality, fc.integer({ min: 1, max: 50 }), fc.nat(9_000_000))
      .map(([comic, each, pages, bytes]) => here(comic, each, pages, bytes));
    fc.assert(
      fc.property(fc.array(some, { maxLength: 5 }), (known) => {
        const of = (each: Quality) => expectedBytes([{ comicId: 'one', pageCount: 10 }], each, known);
        expect(of('light')).toBeLessThan(of('normal'));
        expect(of('normal')).toBeLessThan(of('best'));
      }),
    );
  });

  it('of several chapters is their sum, with the known size of those that are only a file', () => {
    const file = { comicId: 'one', pageCount: 10, fileBytes: 77 };
    expect(expectedBytes([file, file], 'best', [])).toBe(154);
  });
});
