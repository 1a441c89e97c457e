import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogueArbitrary, chaptersArbitrary } from '../testing/arbitraries.ts';
import { daysLater, sampleChapter, sampleComic, withChapters } from '../testing/samples.ts';
import { buildComicPage } from './build-comic-page.ts';
import { buildRedirectPage } from './build-redirect-page.ts';
import type { ChapterDocument } from './chapter-link.ts';
import { compareChapters } from './chapter-order.ts';
import { chooseChapters } from './chapter-rows.ts';
import { pageBytes } from './page-document.ts';
import type { ComicPayload } from './pages.ts';

function payloadOf(chapters: readonly ChapterDocument[]): ComicPayload {
  const page = buildComicPage({
    comicId: 'one',
    translators: [],
    comic: sampleComic('one'),
    chapters,
    candidates: [],
  });
  if (page.kind !== 'comic') throw new Error('not a comic page');
  return page.payload;
}

describe('a comic’s page', () => {
  it('has a row for each chapter, with the smallest cover there is', () => {
    const translator = { id: 'amal', name: 'Amal' };
    const chapter = sampleChapter('a', { title: 'Salt', translator, downloadable: false });
    expect(payloadOf([chapter]).chapters).toEqual([
      {
        id: 'a',
        number: 1,
        language: 'en',
        title: 'Salt',
        translator,
        pageCount: 20,
        bytes: 1_000_000,
        downloadable: false,
        publishedAt: '2026-01-01T00:00:00.000Z',
        thumbnail: {
          path: 'public/a-0123456789abcdef/cover-160.webp',
          width: 160,
          height: 224,
          color: '#224466',
        },
      },
    ]);
  });

  it('has the strip of a chapter that has one', () => {
    const folder = 'public/a-0123456789abcdef';
    const manifest = { folder, widths: [800], images: ['800x1200#ffffff'], panels: [] };
    const rows = payloadOf([
      sampleChapter('a', { manifest: { ...manifest, strip: [300, 420] } }),
      sampleChapter('b', { number: 2, manifest }),
    ]).chapters;
    expect(rows.map(({ strip }) => strip)).toEqual([{ folder, widths: [300, 420] }, undefined]);
  });

  it('says of which page each part of a strip is', () => {
    const panels = [1, 2].map((page) => ({ page, x: 0, y: 0, width: 1000, height: 500 }));
    const images = ['800x1200#ffffff', '800x1200#ffffff'];
    const folder = 'public/a-0123456789abcdef';
    const manifest = { folder, widths: [800], images, panels, strip: [400, 400] };
    const [row] = payloadOf([sampleChapter('a', { manifest })]).chapters;
    expect(row?.strip?.pages).toEqual([1, 2]);
  });

  it('has strips for the newest chapters of each language only', () => {
    const chapters = Array.from({ length: 30 }, (_, index) =>
      sampleChapter(`${index}`, {
        number: index,
        language: index % 2 ? 'ar' : 'en',
        manifest: {
          folder: 'public/a-0123456789abcdef',
          widths: [800],
          images: ['800x1200#ffffff'],
          panels: [],
          strip: [300],
        },
      }),
    );
    const without = payloadOf(chapters).chapters.filter(({ strip }) => strip === undefined);
    expect(without.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('shows at most 12 similar comics as cards, never itself', () => {
    fc.assert(
      fc.property(catalogueArbitrary(20), (catalogue) => {
        const [first] = catalogue;
        if (!first) return;
        const page = buildComicPage({
          ...first,
          comicId: first.comic.slug,
          translators: [],
          candidates: catalogue.map(({ comic }) => comic),
        });
        if (page.kind !== 'comic') throw new Error('not a comic page');
        expect(page.payload.similar.length).toBeLessThanOrEqual(12);
        expect(page.payload.similar.map((card) => card.slug)).not.toContain(first.comic.slug);
        expect(JSON.parse(JSON.stringify(page))).toEqual(page);
      }),
    );
  });

  it('stays under 100 kB with 200 chapters and 12 similar comics of ordinary words', () => {
    const chapters = Array.from({ length: 200 }, (_, index) => {
      const id = `lantern-of-the-strait-${index}-${index % 2 === 0 ? 'en' : 'ar'}`;
      const folder = `public/${id}-0123456789abcdef`;
      return sampleChapter(id, {
        number: Math.floor(index / 2),
        language: index % 2 === 0 ? 'en' : 'ar',
        title: 'الليلة عند البئر القديمة',
        translator: { id: 'mha-alrashd', name: 'مها الراشد' },
        manifest: {
          folder,
          widths: [800, 1600],
          images: Array.from({ length: 120 }, () => '1600x2400#ffffff'),
          panels: [101, 102, 103, 104].map((page) => ({ page, x: 0, y: 0, width: 500, height: 500 })),
          strip: [240, 240, 240, 240],
        },
      });
    });
    const candidates = Array.from(
      { length: 30 },
      (_, index) => withChapters(sampleComic(`candidate-${index}`), chapters.slice(0, 4)).comic,
    );
    const page = buildComicPage({
      comicId: 'one',
      translators: [],
      comic: sampleComic('one'),
      chapters,
      candidates,
    });
    if (page.kind !== 'comic') throw new Error('not a comic page');
    expect(page.payload.chapters).toHaveLength(200);
    expect(page.payload.similar).toHaveLength(12);
    expect(pageBytes(page)).toBeLessThanOrEqual(100_000);
  });

  it('shows similar comics with covers as small as they are drawn', () => {
    const { comic: other } = withChapters(sampleComic('other', { art: sampleComic('x').cover.en }), [
      sampleChapter('c', { title: 'T' }),
    ]);
    const page = buildComicPage({
      comicId: 'one',
      translators: [],
      comic: sampleComic('one'),
      chapters: [],
      candidates: [other],
    });
    if (page.kind !== 'comic') throw new Error('not a comic page');
    const [card] = page.payload.similar;
    expect(card?.cover.en).toMatchObject({ width: 320, height: 448 });
    expect(card?.cover.en?.sources.map((source) => source.width)).toEqual([160, 320]);
    expect(card?.art).toBeUndefined();
    expect(card?.firstChapter.en).toEqual({ id: 'c', number: 1, publishedAt: '2026-01-01T00:00:00.000Z' });
  });

  it('holds fewer rows rather than more than 100 kB, of each language its newest', () => {
    const chapters = Array.from({ length: 400 }, (_, index) =>
      sampleChapter(`${'i'.repeat(110)}-${index}`, {
        number: index,
        language: index % 2 ? 'ar' : 'en',
        title: 'ض'.repeat(200),
      }),
    );
    const page = buildComicPage({
      comicId: 'one',
      translators: [],
      comic: sampleComic('one'),
      chapters,
      candidates: [],
    });
    if (page.kind !== 'comic') throw new Error('not a comic page');
    expect(pageBytes(page)).toBeLessThanOrEqual(100_000);
    const numbers = page.payload.chapters.map((row) => row.number);
    expect(numbers.length).toBeGreaterThan(60);
    expect(numbers).toEqual(expect.arrayContaining([0, 1, 398, 399]));
  });
});

describe('the chapters that are shown', () => {
  it('are all of them, in order, where there is room', () => {
    fc.assert(
      fc.property(chaptersArbitrary(12), (chapters) => {
        expect(chooseChapters(chapters, 12)).toEqual(chapters.toSorted(compareChapters));
      }),
    );
  });

  it('leave no language out while there is room for one of each', () => {
    fc.assert(
      fc.property(chaptersArbitrary(20), fc.integer({ min: 10, max: 15 }), (chapters, limit) => {
        const chosen = chooseChapters(chapters, limit);
        expect(chosen).toHaveLength(Math.min(limit, chapters.length));
        expect(new Set(chosen.map((chapter) => chapter.language))).toEqual(
          new Set(chapters.map((chapter) => chapter.language)),
        );
        expect(chosen).toEqual(chosen.toSorted(compareChapters));
      }),
    );
  });

  it('of one language are the first and the newest', () => {
    const chapters = Array.from({ length: 50 }, (_, number) =>
      sampleChapter(`c${number}`, { number, publishedAt: daysLater(number) }),
    );
    expect(chooseChapters(chapters, 4).map((chapter) => chapter.number)).toEqual([0, 47, 48, 49]);
  });
});

describe('a redirect', () => {
  it('names the current slug', () => {
    expect(buildRedirectPage('new')).toEqual({ version: 3, kind: 'redirect', payload: { slug: 'new' } });
  });
  it('refuses what is no slug', () => {
    expect(() => buildRedirectPage('../x')).toThrow();
  });
});
