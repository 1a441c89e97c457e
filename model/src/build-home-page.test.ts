import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildHomePage, type PublisherWithComics } from './build-home-page.ts';
import type { ComicWithChapters } from './comic-card.ts';
import { compareLatest, compareMostRead } from './comic-order.ts';
import { pageBytes } from './page-document.ts';
import type { HomePayload } from './pages.ts';
import { catalogueArbitrary } from './testing/arbitraries.ts';
import { daysLater, sampleChapter, sampleComic, sampleImage, samplePublisher } from './testing/samples.ts';

function home(
  comics: readonly ComicWithChapters[],
  publishers: readonly PublisherWithComics[] = [],
  readers?: number,
) {
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
const comic = (
  slug: string,
  changes: Parameters<typeof sampleComic>[1] = {},
  chapters: ComicWithChapters['chapters'] = [],
) => ({
  comic: sampleComic(slug, changes),
  chapters,
});

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

  it('features comics with art first, then the most read', () => {
    const comics = [
      comic('plain', { views: 9 }),
      comic('painted', { views: 1, art: sampleImage('painted') }),
      comic('plainer', { views: 5 }),
      comic('plainest', { views: 2 }),
    ];
    expect(payloadOf(comics).featured.map((card) => card.slug)).toEqual(['painted', 'plain', 'plainer']);
  });

  it('shows the six largest publishers with their three newest covers', () => {
    const comics = [1, 2, 3, 4].map((day) =>
      sampleComic(`c${day}`, { updatedAt: daysLater(day), cover: { en: sampleImage(`c${day}`) } }),
    );
    const publishers = [1, 2, 3, 4, 5, 6, 7].map((count) => ({
      publisher: samplePublisher(`p${count}`, { comicCount: count }),
      comics,
    }));
    const cards = payloadOf([], publishers).publishers;
    expect(cards.map((card) => card.id)).toEqual(['p7', 'p6', 'p5', 'p4', 'p3', 'p2']);
    expect(cards[0]?.covers).toEqual(['c4', 'c3', 'c2'].map((owner) => ({ en: sampleImage(owner) })));
  });

  it('counts at least the specification’s readers', () => {
    expect(payloadOf([]).counts).toEqual({ comics: 0, publishers: 0, readers: 265_600 });
    expect(payloadOf([], [], 300_000).counts.readers).toBe(300_000);
  });

  it('a card names the first and the latest chapter in either interface language', () => {
    const chapters = [3, 1, 2].flatMap((number) =>
      (['en', 'fr'] as const).map((language) => sampleChapter(`${language}-${number}`, { number, language })),
    );
    const [card] = payloadOf([comic('one', {}, chapters)]).latest;
    expect(card?.firstChapter.en?.id).toBe('en-1');
    expect(card?.latestChapter.en?.id).toBe('en-3');
    expect(card?.firstChapter).not.toHaveProperty('ar');
    expect(card?.tagline).toEqual({ en: 'The first sentence of one.', ar: 'الجملة الأولى من one.' });
  });

  it('is the same from the part of the catalogue that functions read as from all of it', () => {
    fc.assert(
      fc.property(catalogueArbitrary(40), (catalogue) => {
        const latest = catalogue.toSorted((a, b) => compareLatest(a.comic, b.comic)).slice(0, 20);
        const mostRead = catalogue.toSorted((a, b) => compareMostRead(a.comic, b.comic)).slice(0, 7);
        const counts = { comics: catalogue.length, publishers: 0 };
        const part = [...new Set([...mostRead.toReversed(), ...latest])];
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
    const comics = Array.from({ length: 40 }, (_, index) => {
      const slug = `the-lantern-of-the-strait-${index}`;
      const cover = { en: sampleImage(slug), ar: sampleImage(`${slug}-ar`) };
      return comic(slug, { art: sampleImage(slug), cover, views: index }, chapters);
    });
    const page = home(comics);
    expect(JSON.parse(JSON.stringify(page))).toEqual(page);
    expect(pageBytes(page)).toBeLessThanOrEqual(100_000);
  });

  it('carries art for the splash only', () => {
    const { featured, latest, mostRead } = payloadOf([comic('one', { art: sampleImage('one') })]);
    expect(featured[0]?.art).toEqual(sampleImage('one'));
    expect([latest[0]?.art, mostRead[0]?.art]).toEqual([undefined, undefined]);
  });
});
