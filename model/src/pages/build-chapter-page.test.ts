import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chaptersArbitrary } from '../testing/arbitraries.ts';
import { sampleChapter, sampleComic, sampleImage } from '../testing/samples.ts';
import { buildChapterPage } from './build-chapter-page.ts';
import { pageBytes } from './page-document.ts';
import type { ChapterPayload } from './pages.ts';

function payloadOf(...[truth]: Parameters<typeof buildChapterPage>): ChapterPayload {
  const page = buildChapterPage(truth);
  if (page.kind !== 'chapter') throw new Error('not a chapter page');
  return page.payload;
}
const comic = sampleComic('one');

describe('a chapter’s page', () => {
  it('carries its file, its comic, its neighbours and its other translations', () => {
    const here = sampleChapter('here', { number: 2, title: 'Two' });
    const before = sampleChapter('before', { number: 1, title: 'One' });
    const after = sampleChapter('after', { number: 3 });
    const arabic = sampleChapter('arabic', {
      number: 2,
      language: 'ar',
      translator: { id: 'mha', name: 'مها' },
    });
    const french = sampleChapter('french', { number: 2, language: 'fr' });
    const payload = payloadOf({ comic, chapter: here, chapters: [french, after, arabic, here, before] });
    expect(payload).toMatchObject({
      id: 'here',
      title: 'Two',
      pdf: here.pdf,
      comic: {
        slug: 'one',
        series: 'Series one',
        names: { ar: 'سلسلة one' },
        cover: { en: sampleImage('one') },
      },
      previous: { id: 'before', number: 1, title: 'One', publishedAt: '2026-01-01T00:00:00.000Z' },
      next: { id: 'after', number: 3 },
      translations: [
        { id: 'arabic', language: 'ar', translator: { id: 'mha', name: 'مها' } },
        { id: 'french', language: 'fr', pageCount: french.pageCount },
      ],
    });
    expect(payload).not.toHaveProperty('manifest');
    expect(payload.next).not.toHaveProperty('title');
  });

  it('leads to its panels in some bytes, whatever its id', () => {
    const panelsFile = `public/${'a'.repeat(120)}-0123456789abcdef/panels.json`;
    const chapter = sampleChapter('one');
    const [without, payload] = [chapter, { ...chapter, panelsFile }].map((one) =>
      payloadOf({ comic, chapter: one, chapters: [one] }),
    );
    expect(payload).toMatchObject({ panelsFile });
    expect(JSON.stringify(payload).length - JSON.stringify(without).length).toBeLessThanOrEqual(200);
  });

  it('has a picture of its own where it is shared, in some bytes more, and its comic’s where it has none', () => {
    const cardsIn = (folder: string) => ({
      en: `public/${folder}-0123456789abcdef/share-en.jpg`,
      ar: `public/${folder}-0123456789abcdef/share-ar.jpg`,
    });
    const chapter = sampleChapter('one-12-ar_layla');
    const shared = { ...comic, shareCards: cardsIn('one') };
    const [own, without, waiting] = [cardsIn(chapter.id), undefined, null].map((shareCards) => {
      const shown = { ...chapter, ...(shareCards !== undefined && { shareCards }) };
      return payloadOf({ comic: shared, chapter: shown, chapters: [shown] });
    });
    expect(own?.comic.shareCards).toEqual(cardsIn(chapter.id));
    expect([without, waiting].map((payload) => payload?.comic.shareCards)).toEqual([
      shared.shareCards,
      shared.shareCards,
    ]);
    const bytes = (payload: unknown) => JSON.stringify(payload).length;
    expect(bytes(own) - bytes(without)).toBeLessThanOrEqual(100);
  });

  it('says who translated its neighbours, shows a panel of the next one, and where another language goes on', () => {
    const manifest = {
      folder: 'public/two-0123456789abcdef',
      widths: [400],
      images: ['800x1200#102030'],
      panels: [{ page: 1, x: 0, y: 0, width: 500, height: 500 }],
    };
    const translator = { id: 'amal', name: 'Amal' };
    const one = sampleChapter('one');
    const two = sampleChapter('two', { number: 2, translator, manifest });
    const three = sampleChapter('three', { number: 3, language: 'ar', translator, manifest });
    const chapters = [one, two, three];
    const { next, nextElsewhere } = payloadOf({ comic, chapter: one, chapters });
    expect(next).toMatchObject({ id: 'two', translator, teaser: { panels: [{ page: 1, width: 500 }] } });
    expect(nextElsewhere).toBeUndefined();
    const last = payloadOf({ comic, chapter: two, chapters });
    expect(last.previous).toEqual({ id: 'one', number: 1, publishedAt: '2026-01-01T00:00:00.000Z' });
    expect(last.nextElsewhere).toMatchObject({ id: 'three', language: 'ar', translator });
    expect(last.nextElsewhere?.teaser?.folder).toBe(manifest.folder);
  });

  it('names its neighbours’ other translators in the same language', () => {
    const [amal, badr] = [
      { id: 'amal', name: 'Amal' },
      { id: 'badr', name: 'Badr' },
    ];
    const here = sampleChapter('here', { number: 2, translator: badr });
    const byAmal = sampleChapter('by-amal', { number: 3, translator: amal });
    const byBadr = sampleChapter('by-badr', { number: 3, translator: badr });
    const french = sampleChapter('french', { number: 3, language: 'fr', translator: amal });
    const { next, previous } = payloadOf({ comic, chapter: here, chapters: [here, byAmal, byBadr, french] });
    expect(next).toMatchObject({ id: 'by-badr', others: [{ id: 'by-amal', translator: amal }] });
    expect(previous).toBeUndefined();
  });

  it('says what its translator has corrected', () => {
    const manifest = { folder: 'public/a', widths: [800], images: ['800x1200#ffffff'], panels: [] };
    const panels = [{ page: 1, x: 0, y: 0, width: 500, height: 500 }];
    const chapter = sampleChapter('here', { manifest, reading: { shifted: true, panels } });
    const other = sampleChapter('arabic', { language: 'ar', pageCount: 2 });
    const matches = [{ chapterId: 'arabic', pages: [1, ...Array<number>(18).fill(0), 2] }];
    const matching = sampleChapter('here', { reading: { matches } });
    expect(payloadOf({ comic, chapter, chapters: [chapter] })).toMatchObject({
      shifted: true,
      manifest: { panels },
    });
    expect(payloadOf({ comic, chapter: matching, chapters: [matching, other] })).toMatchObject({
      translations: [{ id: 'arabic', pageCount: 2, matches: matches[0]?.pages }],
    });
    expect(payloadOf({ comic, chapter: other, chapters: [matching, other] })).toMatchObject({
      translations: [{ id: 'here', pageCount: 20, matches: [1, 20] }],
    });
  });

  it('is JSON without undefined fields, whatever there is', () => {
    fc.assert(
      fc.property(chaptersArbitrary(8), (chapters) => {
        for (const chapter of chapters) {
          const page = buildChapterPage({ comic, chapter, chapters });
          expect(JSON.parse(JSON.stringify(page))).toStrictEqual(page);
        }
      }),
    );
  });

  it('is the same from the nearest numbers and its own translations as from all chapters', () => {
    fc.assert(
      fc.property(chaptersArbitrary(10), (chapters) => {
        for (const chapter of chapters) {
          const { previous, next, nextElsewhere } = payloadOf({ comic, chapter, chapters });
          const near = chapters.filter(
            ({ number, language }) =>
              number === chapter.number ||
              number === nextElsewhere?.number ||
              (language === chapter.language && (number === previous?.number || number === next?.number)),
          );
          expect(payloadOf({ comic, chapter, chapters: near })).toEqual(
            payloadOf({ comic, chapter, chapters }),
          );
        }
      }),
    );
  });

  it('holds the manifest of 500 pages in 100 kB, as it is', () => {
    const manifest = {
      folder: 'public/the-lantern-of-the-strait-12-en-0123456789abcdef',
      widths: [240, 800, 1200, 1600],
      images: Array<string>(500).fill('1600x16383#ffffffwc'),
      panels: Array.from({ length: 5 }, () => ({ page: 500, x: 100, y: 100, width: 900, height: 900 })),
    };
    const chapter = sampleChapter('here', { manifest, pageCount: 500 });
    // As many as are looked at of one number, each of which says something of this one.
    const pages = Array.from({ length: 500 }, (_, index) => 500 - index);
    const others = Array.from({ length: 50 }, (_, index) =>
      sampleChapter(`the-lantern-of-the-strait-12-ar_${index}-abcdefghijklmnopqrstuvwxyz`, {
        pageCount: 500,
        language: 'ar',
        translator: { id: `${index}-abcdefghijklmnopqrstuvwxyz`, name: 'ن'.repeat(40) },
        reading: { matches: [{ chapterId: 'here', pages }] },
      }),
    );
    const page = buildChapterPage({ comic, chapter, chapters: [chapter, ...others] });
    expect(page.payload).toMatchObject({ manifest });
    expect(pageBytes(page)).toBeLessThanOrEqual(100_000);
  });

  it('refuses truth that is not what the model says', () => {
    const chapter = sampleChapter('here', { pageCount: Number.NaN });
    expect(() => buildChapterPage({ comic, chapter, chapters: [] })).toThrow(
      /no chapter page: payload\.pageCount/,
    );
  });
});
