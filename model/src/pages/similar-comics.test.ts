import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogueArbitrary } from '../testing/arbitraries.ts';
import { sampleComic } from '../testing/samples.ts';
import { moreLikeThis, similarComics, similarity } from './similar-comics.ts';

const genre = (id: string) => ({ id, name: { en: id } });

describe('similar comics', () => {
  it('share genres first, then the writer, then the publisher; the most read of equals comes first', () => {
    const other = { id: 'other', name: { en: 'Other' } };
    const stranger = { writer: other, publisher: other, genres: [genre('else')] };
    const comic = sampleComic('this', { genres: [genre('a'), genre('b')] });
    const candidates = [
      sampleComic('unlike', stranger),
      sampleComic('publisher', { ...stranger, publisher: comic.publisher }),
      sampleComic('writer', { ...stranger, writer: comic.writer }),
      sampleComic('one-genre-read', { ...stranger, genres: [genre('a')], views: 9 }),
      sampleComic('two-genres', { ...stranger, genres: [genre('a'), genre('b')] }),
      comic,
    ];
    expect(similarComics(comic, candidates).map((entry) => entry.slug)).toEqual([
      'two-genres',
      'one-genre-read',
      'writer',
      'publisher',
    ]);
  });

  it('are at most 12, never the comic itself, and the same whatever order they come in', () => {
    fc.assert(
      fc.property(catalogueArbitrary(30), fc.integer(), (entries, seed) => {
        const catalogue = entries.map((entry) => entry.comic);
        const [first] = catalogue;
        if (!first) return;
        const found = similarComics(first, catalogue);
        const shuffled = catalogue.toSorted(
          (a, b) => ((a.slug.length * seed) % 7) - ((b.slug.length * seed) % 7) || (seed % 2 ? 1 : -1),
        );
        expect(similarComics(first, shuffled)).toEqual(found);
        expect(found.length).toBeLessThanOrEqual(12);
        expect(found).not.toContain(first);
        for (const entry of found) expect(similarity(first, entry)).toBeGreaterThan(0);
      }),
    );
  });

  it('similarity is the same both ways', () => {
    fc.assert(
      fc.property(catalogueArbitrary(6), (catalogue) => {
        for (const a of catalogue)
          for (const b of catalogue) expect(similarity(a.comic, b.comic)).toBe(similarity(b.comic, a.comic));
      }),
    );
  });
});

describe('more like this', () => {
  it('is what readers have chosen, then what is like it: each once, at most 12, never the comic itself', () => {
    const numbers = fc.array(fc.nat(29), { maxLength: 8 });
    fc.assert(
      fc.property(catalogueArbitrary(30), numbers, numbers, (entries, saved, beside) => {
        const catalogue = entries.map(({ comic }) => comic);
        const [comic] = catalogue;
        if (!comic) return;
        const at = (those: readonly number[]) =>
          those.flatMap((number) => catalogue.slice(number, number + 1));
        const chosen = { alsoSaved: at(saved), near: at(beside) };
        const shown = moreLikeThis(comic, chosen, catalogue).map(({ slug }) => slug);
        const inOrder = [...chosen.alsoSaved, ...chosen.near, ...similarComics(comic, catalogue)];
        const expected = [...new Set(inOrder.map(({ slug }) => slug))].filter((slug) => slug !== comic.slug);
        expect(shown).toEqual(expected.slice(0, 12));
      }),
    );
  });
});
