import { describe, expect, it } from 'vitest';
import { sampleComic } from '../testing/samples.ts';
import { buildCatalogPart, withList, withPart } from './build-catalog.ts';
import { pageBytes } from './page-document.ts';

const hash = (letter: string) => letter.repeat(16);

describe('a part of the catalogue', () => {
  it('names publishers, people and genres once', () => {
    const part = buildCatalogPart([sampleComic('b'), sampleComic('a', { shelf: 1 })]);
    expect(part).toMatchObject({
      kind: 'catalog',
      payload: {
        comics: [
          { slug: 'a', publisher: 'atlas', writer: 'a-writer', artists: ['an-artist'], genres: ['fantasy'] },
          { slug: 'b' },
        ],
        names: { publishers: { atlas: { en: 'Atlas', ar: 'أطلس' } } },
      },
    });
  });

  it('is none without comics', () => {
    expect(buildCatalogPart([])).toBeUndefined();
  });

  it('fits a document, with the longest names that there may be', () => {
    const long = (letter: string) => letter.repeat(200);
    const comics = Array.from({ length: 240 }, (_, index) =>
      sampleComic(`comic-${index}`, {
        series: long('س'),
        otherName: long('ع'),
        names: { en: long('e'), ar: long('ق') },
        artists: Array.from({ length: 3 }, (_unused, number) => ({
          id: `artist-${index}-${number}`,
          name: { en: 'n'.repeat(60), ar: 'ن'.repeat(60) },
        })),
      }),
    );
    const part = buildCatalogPart(comics);
    expect(part && pageBytes(part)).toBeLessThan(1_000_000);
  });
});

describe('the list of parts', () => {
  it('takes a part in, in its place, and drops one without comics', () => {
    const two = withPart(undefined, 2, { hash: hash('b'), comics: 3 }, []);
    const listing = two.kind === 'search' ? two.payload : undefined;
    const both = withPart(listing, 1, { hash: hash('a'), comics: 240 }, [sampleComic('newest')]);
    expect(both.payload).toMatchObject({
      parts: [
        { part: 1, hash: hash('a'), comics: 240 },
        { part: 2, hash: hash('b'), comics: 3 },
      ],
      first: [{ entry: { slug: 'newest' }, publisher: sampleComic('newest').publisher.name }],
    });
    const payload = both.kind === 'search' ? both.payload : undefined;
    expect(withPart(payload, 2, null, []).payload).toEqual({
      parts: [{ part: 1, hash: hash('a'), comics: 240 }],
    });
    expect(withList(payload, 'mostRead', hash('c')).payload).toMatchObject({
      mostRead: hash('c'),
      parts: payload?.parts,
    });
  });
});
