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
