import { describe, expect, it } from 'vitest';
import { wantedTranslation, withPreferredNeighbours } from './preferred-neighbours.ts';

const [amal, badr] = [
  { id: 'amal', name: 'Amal' },
  { id: 'badr', name: 'Badr' },
];
const comic = { id: 'comic' };
const byAmal = { comicId: 'comic', language: 'en', translator: 'amal' } as const;
const byBadr = { ...byAmal, translator: 'badr' } as const;

describe('the wanted translation', () => {
  const chapter = { comic, language: 'en', translator: badr, translations: [] } as const;

  it('is the one being read, when nothing was read before or it was in another language', () => {
    expect(wantedTranslation(undefined, chapter)).toEqual(byBadr);
    expect(wantedTranslation({ ...byAmal, language: 'ar' }, chapter)).toEqual(byBadr);
    expect(wantedTranslation({ comicId: 'comic', language: 'en' }, chapter)).toEqual(byBadr);
  });

  it('stays the previous one, when that has no such chapter', () => {
    expect(wantedTranslation(byAmal, chapter)).toEqual(byAmal);
    const french = { id: 'fr', language: 'fr', translator: amal, pageCount: 3 } as const;
    expect(wantedTranslation(byAmal, { ...chapter, translations: [french] })).toEqual(byAmal);
  });

  it('is the one being read, when the previous one has this chapter too', () => {
    const other = { id: 'other', language: 'en', translator: amal, pageCount: 3 } as const;
    expect(wantedTranslation(byAmal, { ...chapter, translations: [other] })).toEqual(byBadr);
  });
});

describe('the neighbours of a chapter', () => {
  const link = (id: string, translator: typeof amal) => ({
    id,
    number: 3,
    publishedAt: '2026-01-01',
    translator,
  });
  const next = { ...link('by-badr', badr), title: 'As Badr calls it', others: [link('by-amal', amal)] };
  // Only the neighbours of a chapter matter here.
  const chapter = { next } as unknown as Parameters<typeof withPreferredNeighbours>[0];

  it('are by the wanted translator, when there is a choice', () => {
    expect(withPreferredNeighbours(chapter, byAmal).next).toMatchObject({ id: 'by-amal', title: undefined });
    expect(withPreferredNeighbours(chapter, byBadr).next).toBe(next);
    expect(withPreferredNeighbours(chapter, { comicId: 'comic', language: 'en' }).next).toBe(next);
  });
});
