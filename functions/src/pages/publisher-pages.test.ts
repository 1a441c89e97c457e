import {
  buildPublisherPage,
  buildPublisherShelfPage,
  buildPublishersPage,
} from '@rawi/model/pages/build-publisher-pages';
import { PAGE_LIMITS } from '@rawi/model/pages/page-limits';
import { nextShelf } from '@rawi/model/pages/shelves';
import { paths } from '@rawi/model/paths';
import { daysLater, sampleComic, samplePublisher } from '@rawi/model/testing/samples';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { publisherPage, publisherShelfPage, publishersPage } from './publisher-pages.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const COUNT = 30;
const COMICS = Array.from({ length: COUNT }, (_, index) =>
  sampleComic(`comic-${index}`, {
    createdAt: daysLater(index),
    updatedAt: daysLater(COUNT - index),
    views: (index * 7) % COUNT,
    status: index % 4 === 0 ? 'completed' : 'ongoing',
    chapterCount: index,
    publisherShelf: nextShelf(index),
  }),
);
const OTHER = sampleComic('other', {
  publisher: { id: 'noor', name: { en: 'Noor' } },
  views: 99,
  status: 'completed',
  chapterCount: 50,
});
const ATLAS = samplePublisher('atlas', { arrivals: COUNT, comicCount: COUNT });
const NOOR = samplePublisher('noor');

let emulated: EmulatedFirestore;
beforeAll(async () => {
  emulated = await emulatedFirestore('publisher-pages');
  const { firestore } = emulated;
  for (const comic of [...COMICS, OTHER]) await firestore.doc(paths.comic(comic.slug)).set(comic);
  for (const { id, ...publisher } of [ATLAS, NOOR]) await firestore.doc(paths.publisher(id)).set(publisher);
  await firestore.doc(paths.catalogueCounts()).set({ comics: COUNT + 1, publishers: 2, arrivals: COUNT + 1 });
});
afterAll(() => emulated.stop());

describe('the pages of publishers', () => {
  it('are what the whole catalogue makes of one, from the first comics of each order', async () => {
    expect(await publisherPage(emulated.firestore, 'atlas')).toEqual(
      buildPublisherPage({
        publisher: ATLAS,
        comics: COMICS,
        chapters: COMICS.reduce((sum, { chapterCount }) => sum + chapterCount, 0),
        completed: COMICS.filter(({ status }) => status === 'completed').length,
      }),
    );
    expect(await publisherPage(emulated.firestore, 'nobody')).toBeUndefined();
  });

  it('have all of its comics on shelves', async () => {
    for (const shelf of [1, 2, 3]) {
      expect(await publisherShelfPage(emulated.firestore, 'atlas', shelf)).toEqual(
        buildPublisherShelfPage(ATLAS, COMICS, shelf),
      );
    }
    expect(PAGE_LIMITS.shelf.comics).toBeLessThan(COUNT);
    expect(await publisherShelfPage(emulated.firestore, 'nobody', 1)).toBeUndefined();
  });

  it('have an overview', async () => {
    expect(await publishersPage(emulated.firestore)).toEqual(buildPublishersPage([ATLAS, NOOR], 2));
  });
});
