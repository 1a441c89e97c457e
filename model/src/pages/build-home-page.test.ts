import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogueArbitrary } from '../testing/arbitraries.ts';
import {
  daysLater,
  sampleChapter,
  sampleComic,
  sampleImage,
  samplePublisher,
  withChapters,
} from '../testing/samples.ts';
import type { Comic } from '../truth/comic.ts';
import type { PageManifest } from '../truth/page-manifest.ts';
import { buildHomePage, type PublisherDocument } from './build-home-page.ts';
import { compareLatest, compareMostRead, compareMostReadIn } from './comic-order.ts';
import { pageBytes } from './page-document.ts';
import type { HomePayload } from './pages.ts';

function home(comics: readonly Comic[], publishers: readonly PublisherDocument[] = [], readers?: number) {
  const counts = {
    comics: comics.length,
    publishers: publishers.length,
    ...(readers !== undefined && { readers }),
  };
  return buildHomePage({ comics, publishers, counts });
}
function payloadOf(...input: Parameters<typeof home>): HomePayload {
  const page = home(...input);
  if (page.kind !== 'home') throw new Error('not a home page');
  return page.payload;
}
const comic = sampleComic;

describe('the home page', () => {
  it('shows the newest 20 and the most read 7, ties by slug', () => {
    const comics = Array.from({ length: 30 }, (_, index) =>
      comic(`comic-${index}`, { updatedAt: daysLater(index), views: 100 - index }),
    );
    const { latest, mostRead } = payloadOf(comics);
    expect(latest.map((card) => card.slug)).toEqual(
      Array.from({ length: 20 }, (_, index) => `comic-${29 - index}`),
    );
    expect(mostRead.map((card) => card.slug)).toEqual(
      Array.from({ length: 7 }, (_, index) => `comic-${index}`),
    );
    expect(payloadOf([comic('b'), comic('a')]).latest.map((card) => card.slug)).toEqual(['a', 'b']);
  });

  it('ranks the most read of a week and of a month, with the card of each once', () => {
    const read = (slug: string, week: number, month: number) =>
      comic(slug, { recentViews: { days: {}, week, month, changesOn: null }, views: 1 });
    const shown = Array.from({ length: 20 }, (_, index) => comic(`all-${index}`, { views: 9 }));
    const { mostReadLately: lately } = payloadOf([
      ...shown.map((one) => ({ ...one, updatedAt: daysLater(1) })),
      read('z-fresh', 5, 5),
      read('z-steady', 2, 8),
      read('z-old', 0, 5),
      { ...read('all-x', 5, 6), updatedAt: daysLater(2) },
    ]);
    expect(lately?.week).toEqual([
      { slug: 'all-x', views: 5 },
      { slug: 'z-fresh', views: 5 },
      { slug: 'z-steady', views: 2 },
    ]);
    expect(lately?.month.map(({ slug }) => slug)).toEqual(['z-steady', 'all-x', 'z-fresh', 'z-old']);
    expect(lately?.cards.map(({ slug }) => slug).toSorted()).toEqual(['z-fresh', 'z-old', 'z-steady']);
  });

  it('features comics with art first, then the most read', () => {
    const comics = [
      comic('plain', { views: 9 }),
      comic('painted', { views: 1, art: sampleImage('painted') }),
      comic('plainer', { views: 5 }),
      comic('plainest', { views: 2 }),
    ];
    expect(payloadOf(comics).featured.map((card) => card.slug)).toEqual(['painted', 'plain', 'plainer']);
  });

  it('shows the six largest publishers, of equal counts by id, with the covers they keep', () => {
    const covers = [{ en: sampleImage('newest') }, { ar: sampleImage('older') }];
    const publishers = [1, 2, 3, 4, 5, 6, 6].map((comicCount, index) =>
      samplePublisher(`p${index}`, { comicCount, covers }),
    );
    const cards = payloadOf([], publishers.toReversed()).publishers;
    expect(cards.map((card) => card.id)).toEqual(['p5', 'p6', 'p4', 'p3', 'p2', 'p1']);
    expect(cards[0]?.covers).toEqual(covers);
  });

  it('counts at least the specification’s readers', () => {
    expect(payloadOf([]).counts).toEqual({ comics: 0, publishers: 0, readers: 265_600 });
    expect(payloadOf([], [], 300_000).counts.readers).toBe(300_000);
  });

  it('a card names the first and the latest chapter in either interface language', () => {
    const chapters = [3, 1, 2].flatMap((number) =>
      (['en', 'fr'] as const).map((language) => sampleChapter(`${language}-${number}`, { number, language })),
    );
    const [card] = payloadOf([withChapters(comic('one'), chapters).comic]).latest;
    expect(card?.firstChapter.en?.id).toBe('en-1');
    expect(card?.latestChapter.en?.id).toBe('en-3');
    expect(card?.firstChapter).not.toHaveProperty('ar');
    expect(card?.tagline).toEqual({ en: 'The first sentence of one.', ar: 'الجملة الأولى من one.' });
  });

  it('opens on the first panels of the first comic, in each language that has some', () => {
    const manifest = (id: string): PageManifest => ({
      folder: `public/${id}-0123456789abcdef`,
      widths: [400],
      images: ['800x1200#102030', '800x1200#102030'],
      panels: [{ page: 2, x: 0, y: 0, width: 500, height: 500 }],
    });
    const chapters = [
      sampleChapter('en-1', { manifest: manifest('en-1') }),
      sampleChapter('en-2', { number: 2, manifest: manifest('en-2') }),
      sampleChapter('ar-1', { language: 'ar' }),
    ];
    const { opening, featured } = payloadOf([
      withChapters(comic('first', { views: 9 }), chapters).comic,
      withChapters(comic('second'), [sampleChapter('x', { language: 'ar', manifest: manifest('x') })]).comic,
    ]);
    expect(featured[0]?.slug).toBe('first');
    expect(opening?.ar).toBeUndefined();
    expect(opening?.en).toEqual({
      chapter: 'en-1',
      folder: 'public/en-1-0123456789abcdef',
      widths: [400],
      panels: [{ page: 2, name: '2', image: '800x1200#102030', x: 0, y: 0, width: 500, height: 500 }],
    });
    expect(featured[0]?.firstChapter.en).not.toHaveProperty('opening');
  });

  it('is the same from the part of the catalogue that functions read as from all of it', () => {
    fc.assert(
      fc.property(catalogueArbitrary(40), (entries) => {
        const catalogue = entries.map((entry) => entry.comic);
        const latest = catalogue.toSorted(compareLatest).slice(0, 20);
        const mostRead = catalogue.toSorted(compareMostRead).slice(0, 7);
        const counts = { comics: catalogue.length, publishers: 0 };
        const lately = (['week', 'month'] as const).flatMap((window) =>
          catalogue.toSorted(compareMostReadIn(window)).slice(0, 7),
        );
        const part = [...new Set([...mostRead.toReversed(), ...lately, ...latest])];
        expect(buildHomePage({ comics: part, publishers: [], counts })).toEqual(
          buildHomePage({ comics: catalogue, publishers: [], counts }),
        );
      }),
    );
  });

  it('is JSON, and at most 100 kB with long names and titles', () => {
    const chapters = (['en', 'ar'] as const).map((language) =>
      sampleChapter(`lantern-of-the-strait-100-${language}`, {
        language,
        title: 'الليلة التي لم تنته عند البئر القديمة',
      }),
    );
    const comics = Array.from({ length: 41 }, (_, index) => {
      const slug = `the-lantern-of-the-strait-${index}`;
      const cover = { en: sampleImage(slug), ar: sampleImage(`${slug}-ar`) };
      // No list shows a comic of another.
      const among = (from: number, to: number) => (index >= from && index < to ? 9 : 1);
      const recentViews = { days: {}, week: among(27, 34), month: among(34, 41), changesOn: null };
      const shown = comic(slug, { art: sampleImage(slug), cover, views: among(20, 27), recentViews });
      return { ...withChapters(shown, chapters).comic, updatedAt: daysLater(among(0, 20)) };
    });
    const page = home(comics);
    expect(page).toHaveProperty('payload.mostReadLately.cards.length', 14);
    expect(JSON.parse(JSON.stringify(page))).toEqual(page);
    expect(pageBytes(page)).toBeLessThanOrEqual(100_000);
  });

  it('carries art for the splash only', () => {
    const { featured, latest, mostRead } = payloadOf([comic('one', { art: sampleImage('one') })]);
    expect(featured[0]?.art).toEqual(sampleImage('one'));
    expect([latest[0]?.art, mostRead[0]?.art]).toEqual([undefined, undefined]);
  });
});
