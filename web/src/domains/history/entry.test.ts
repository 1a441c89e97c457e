import type { ChapterPayload } from '@rawi/model/pages/pages';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anEntry } from '../../testing/read-entry.ts';
import { entryOf, parseEntry } from './entry.ts';

const cover = {
  width: 320,
  height: 448,
  color: '#102030',
  sources: [
    { path: 'public/a/cover-160.webp', width: 160 },
    { path: 'public/a/cover-320.webp', width: 320 },
  ],
};
const chapter: ChapterPayload = {
  id: 'a',
  number: 1,
  language: 'en',
  reactions: { likes: 0, dislikes: 0 },
  publishedAt: '2026-01-01T00:00:00.000Z',
  readingDirection: 'ltr',
  pageCount: 2,
  manifest: {
    folder: 'public/a',
    widths: [240, 800, 1600],
    images: ['1600x2400#102030', '500x700#102030'],
    panels: [],
  },
  pdf: { path: 'public/a/chapter.pdf', bytes: 1 },
  downloadable: true,
  cover,
  comic: { id: 'c', slug: 'c', series: 'C', names: {}, cover: { en: cover } },
  translations: [],
  comments: { newest: [], count: 0 },
};
const pictureAt = (page: number, shown = chapter) => entryOf(shown, { page, finished: false }).picture;

describe('the picture of a position', () => {
  it('is the page, wide enough to be sharp and no wider', () => {
    expect(pictureAt(1)).toMatchObject({ path: 'public/a/1-800.webp', width: 800, height: 1200 });
  });

  it('is the page in its full width, when that is narrow', () => {
    expect(pictureAt(2)).toMatchObject({ path: 'public/a/2-500.webp', width: 500, height: 700 });
  });

  it('is the small cover of a chapter without page images', () => {
    expect(pictureAt(1, { ...chapter, manifest: undefined })).toMatchObject({ width: 160 });
  });
});

describe('the chapter that follows', () => {
  const link = { id: 'b', number: 2, publishedAt: '2026-01-02T00:00:00.000Z' };
  const salma = { id: 'salma', name: 'Salma' };
  const nextOf = (fields: Partial<ChapterPayload>) =>
    entryOf({ ...chapter, ...fields }, { page: 1, finished: true }).next;

  it('is the one to which the end of the chapter leads', () => {
    expect(nextOf({ next: link })).toEqual({ chapterId: 'b', number: 2, language: 'en' });
    const elsewhere = { ...link, language: 'ar' as const };
    expect(nextOf({ nextElsewhere: elsewhere })).toEqual({ chapterId: 'b', number: 2, language: 'ar' });
    expect(nextOf({ next: link, nextElsewhere: elsewhere })).toMatchObject({ language: 'en' });
  });

  it('is kept with whether another translated it, and without a name', () => {
    const next = { chapterId: 'b', number: 2, language: 'en' };
    expect(nextOf({ next: { ...link, translator: salma } })).toEqual({ ...next, byAnother: true });
    expect(nextOf({ next: { ...link, translator: salma }, translator: salma })).toEqual(next);
    expect(nextOf({ next: link, translator: salma })).toEqual(next);
  });

  it('is kept as none where there is none yet', () => {
    expect(nextOf({})).toBeNull();
  });

  it('is read as it was kept, and is unknown in any other shape', () => {
    const next = { chapterId: 'b', number: 2.5, language: 'ar', byAnother: true } as const;
    for (const kept of [anEntry('a', 1, { next }), anEntry('a', 1, { next: null }), anEntry('a', 1)]) {
      expect(parseEntry(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    }
    for (const wrong of [
      3,
      'b',
      {},
      { ...next, chapterId: '' },
      { ...next, language: 'xx' },
      { ...next, number: '2' },
    ]) {
      expect(parseEntry({ ...anEntry('a', 1), next: wrong })).toEqual(anEntry('a', 1));
    }
  });
});

describe('the share of the page', () => {
  it('is kept to three decimals within the page, and left out at its top', () => {
    const kept = (fraction?: number) => entryOf(chapter, { page: 1, finished: false, fraction });
    expect(kept(0.123456)).toHaveProperty('fraction', 0.123);
    expect(kept(1.7)).toHaveProperty('fraction', 1);
    for (const top of [undefined, 0, -1, 0.0004, Number.NaN])
      expect(kept(top)).not.toHaveProperty('fraction');
  });

  it('is read as it was kept; a value that is no share counts as the top', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (thousandths) => {
        const entry = anEntry('a', 1, { fraction: thousandths / 1000 });
        expect(parseEntry(JSON.parse(JSON.stringify(entry)))).toEqual(entry);
      }),
    );
    for (const fraction of ['0.5', null, -2]) {
      expect(parseEntry({ ...anEntry('a', 1), fraction })).toEqual(anEntry('a', 1));
    }
  });
});
