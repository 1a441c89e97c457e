import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  daysLater,
  sampleChapter,
  sampleComic,
  sampleImage,
  samplePublisher,
  withChapters,
} from '../testing/samples.ts';
import type { Comic } from '../truth/comic.ts';
import { buildPublisherPage, buildPublisherShelfPage, buildPublishersPage } from './build-publisher-pages.ts';
import { pageBytes } from './page-document.ts';
import { PAGE_LIMITS } from './page-limits.ts';
import type { PageDocument } from './pages.ts';
import { nextShelf } from './shelves.ts';

const atlas = (arrivals: number) => samplePublisher('atlas', { arrivals, comicCount: arrivals });

/** So many comics of one publisher, as they came one after the other. */
function arrived(count: number, changes: Partial<Comic> = {}): Comic[] {
  return Array.from({ length: count }, (_, index) =>
    sampleComic(`comic-${index}`, {
      createdAt: daysLater(index),
      publisherShelf: nextShelf(index),
      ...changes,
    }),
  );
}

function payloadOf<K extends PageDocument['kind']>(page: PageDocument | undefined, kind: K) {
  if (page?.kind !== kind) throw new Error(`not a page of ${kind}`);
  return page.payload as Extract<PageDocument, { kind: K }>['payload'];
}

describe('a publisher’s page', () => {
  it('shows the first of each order, and each comic once', () => {
    const comics = arrived(30).map((comic, index) => ({
      ...comic,
      views: index,
      updatedAt: daysLater(30 - index),
      status: index % 3 === 0 ? ('completed' as const) : ('ongoing' as const),
    }));
    const page = buildPublisherPage({ publisher: atlas(30), comics, chapters: 60, completed: 10 });
    const { orders, comics: shown, counts, start, shelf } = payloadOf(page, 'publisher');
    expect(orders.mostRead.slice(0, 2)).toEqual(['comic-29', 'comic-28']);
    expect(orders.latest.slice(0, 2)).toEqual(['comic-0', 'comic-1']);
    expect(orders.completed.slice(0, 2)).toEqual(['comic-0', 'comic-3']);
    const slugs = shown.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(new Set(slugs)).toEqual(new Set(Object.values(orders).flat()));
    expect(counts).toEqual({ comics: 30, chapters: 60, completed: 10 });
    expect(start?.slug).toBe('comic-29');
    expect(shelf).toBe(2);
  });

  it('starts with what can be read, and leads to no list where it shows all', () => {
    const [first, second] = arrived(2);
    const comics = [
      { ...first, views: 9, chapterCount: 0 },
      { ...second, views: 1 },
    ] as Comic[];
    const page = buildPublisherPage({ publisher: atlas(2), comics, chapters: 2, completed: 0 });
    expect(payloadOf(page, 'publisher').start?.slug).toBe('comic-1');
    expect(payloadOf(page, 'publisher').shelf).toBeUndefined();
    const empty = buildPublisherPage({ publisher: atlas(0), comics: [], chapters: 0, completed: 0 });
    expect(payloadOf(empty, 'publisher')).toMatchObject({ comics: [], counts: { comics: 0 } });
    expect(payloadOf(empty, 'publisher').start).toBeUndefined();
  });

  it('is the same from the first comics of each order as from all', () => {
    const comics = arrived(40).map((comic, index) => ({ ...comic, views: (index * 7) % 40 }));
    const few = new Set(comics.toSorted((a, b) => b.views - a.views).slice(0, 10));
    for (const comic of comics.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)).slice(0, 10)) few.add(comic);
    const truth = { publisher: atlas(40), chapters: 80, completed: 0 };
    expect(buildPublisherPage({ ...truth, comics: [...few] })).toEqual(
      buildPublisherPage({ ...truth, comics }),
    );
  });

  it('is at most 100 kB with long names, two covers each and a different comic in every place', () => {
    const comics = arrived(30).map((comic, index) => {
      const slug = `${comic.slug}-the-lantern-of-the-strait`;
      const cover = { en: sampleImage(slug), ar: sampleImage(`${slug}-ar`) };
      const chapters = (['en', 'ar'] as const).map((language) =>
        sampleChapter(`${slug}-100-${language}`, { language }),
      );
      const status = index < 10 ? ('completed' as const) : ('ongoing' as const);
      return { ...withChapters({ ...comic, slug, cover }, chapters).comic, views: index, status };
    });
    const page = buildPublisherPage({
      publisher: { ...atlas(30), description: { en: 'x'.repeat(1000), ar: 'ع'.repeat(1000) } },
      comics,
      chapters: 60,
      completed: 10,
    });
    expect(pageBytes(page)).toBeLessThanOrEqual(PAGE_LIMITS.pageBytes);
  });
});

describe('the shelves of a publisher’s comics', () => {
  it('show each comic once on the way from the newest to the first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 150 }), (count) => {
        const comics = arrived(count);
        const others = arrived(30, { publisher: { id: 'noor', name: { en: 'Noor' } } });
        const seen: string[] = [];
        let shelf: number | undefined = Math.ceil(count / PAGE_LIMITS.shelf.comics);
        while (shelf !== undefined) {
          const page = buildPublisherShelfPage(atlas(count), [...others, ...comics], shelf);
          const payload = payloadOf(page, 'publisherShelf');
          seen.push(...payload.comics.map(({ slug }) => slug));
          shelf = payload.older;
        }
        expect(seen).toEqual(comics.map(({ slug }) => slug).toReversed());
      }),
    );
  });

  it('end where none has been begun', () => {
    expect(buildPublisherShelfPage(atlas(24), arrived(24), 2)).toBeUndefined();
    expect(buildPublisherShelfPage(atlas(0), [], 1)).toBeUndefined();
    // From before comics had places: all of them stand on the first.
    const before = { ...atlas(3), arrivals: 0 };
    expect(payloadOf(buildPublisherShelfPage(before, arrived(3), 1), 'publisherShelf').comics).toHaveLength(
      3,
    );
    expect(payloadOf(buildPublisherShelfPage(atlas(25), arrived(25), 1), 'publisherShelf').newer).toBe(2);
  });
});

describe('the overview of publishers', () => {
  it('lists them by how many comics they have, the largest with covers, and none without comics', () => {
    const publishers = Array.from({ length: 30 }, (_, index) =>
      samplePublisher(`house-${index}`, {
        comicCount: index,
        covers: [{ en: sampleImage(`house-${index}`) }],
      }),
    );
    const { largest, others, count } = payloadOf(buildPublishersPage(publishers, 30), 'publishers');
    expect(largest).toHaveLength(PAGE_LIMITS.publishersPage.covered);
    expect(largest[0]?.id).toBe('house-29');
    expect(others.map(({ id }) => id)).toEqual(['house-5', 'house-4', 'house-3', 'house-2', 'house-1']);
    expect(count).toBe(30);
    const widths = largest[0]?.covers[0]?.en?.sources.map(({ width }) => width) ?? [];
    expect(Math.max(...widths)).toBe(320);
  });

  it('is at most 100 kB when it is full', () => {
    const { covered, named } = PAGE_LIMITS.publishersPage;
    const publishers = Array.from({ length: covered + named }, (_, index) => {
      const id = `a-publishing-house-${index}`;
      const cover = { en: sampleImage(id), ar: sampleImage(`${id}-ar`) };
      return samplePublisher(id, { covers: [cover, cover, cover] });
    });
    expect(pageBytes(buildPublishersPage(publishers, publishers.length))).toBeLessThanOrEqual(
      PAGE_LIMITS.pageBytes,
    );
  });
});
