import { pageIds } from '@rawi/model/page-ids';
import { buildChapterPage } from '@rawi/model/pages/build-chapter-page';
import { buildComicPage } from '@rawi/model/pages/build-comic-page';
import { buildListPage } from '@rawi/model/pages/build-list-page';
import { samplePublicList } from '@rawi/model/testing/sample-lists';
import { sampleComic } from '@rawi/model/testing/samples';
import type { PublicEntry } from '@rawi/model/truth/public-list';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deviceHistory } from '../../domains/history/device-history.ts';
import { serve } from '../../testing/open-site.tsx';
import { all, arrive, drawnChapter, forgetReading, one, openReader, press } from '../../testing/reader.ts';

const comics = ['moon', 'sun', 'sea'].map((slug) => sampleComic(slug, { series: slug, names: {} }));
const chapters = [
  drawnChapter('moon-1', { comicId: 'moon', number: 1 }),
  drawnChapter('moon-2', { comicId: 'moon', number: 2 }),
  drawnChapter('sun-5', { comicId: 'sun', number: 5 }),
  drawnChapter('sea-1', { comicId: 'sea', number: 1 }),
  drawnChapter('sea-2', { comicId: 'sea', number: 2 }),
];
const chapter = (comicId: string, number: number): PublicEntry => ({
  kind: 'chapter',
  comicId,
  chapterId: `${comicId}-${number}`,
});
const LIST = [
  chapter('moon', 1),
  chapter('sun', 5),
  { kind: 'comic', comicId: 'sea' },
  chapter('moon', 2),
] as const;

function serveAll(entries: readonly PublicEntry[] = LIST): void {
  for (const comic of comics) {
    const own = chapters.filter(({ comicId }) => comicId === comic.slug);
    for (const each of own) {
      serve(pageIds.chapter(each.id), buildChapterPage({ comic, chapter: each, chapters: own }));
    }
    serve(
      pageIds.comic(comic.slug),
      buildComicPage({ comicId: comic.slug, comic, chapters: own, translators: [], candidates: [] }),
    );
  }
  const list = samplePublicList(entries, { name: { en: 'Events', ar: 'أحداث' } });
  serve(
    pageIds.list('events'),
    buildListPage({
      id: 'events',
      list,
      author: { fullName: 'Layla' },
      comics: new Map(comics.map((comic) => [comic.slug, comic])),
      chapters: new Map(chapters.map((each) => [each.id, each])),
    }),
  );
}

const openAtEnd = async (id: string, locale = 'en', list = '?list=events') => {
  await openReader(`/${locale}/chapter/${id}${list}`);
  await act(async () => arrive(1));
  press('End');
  arrive(4);
  press('ArrowRight');
};
const primary = () => one('[data-primary-end]');
const address = () => location.pathname + location.search;
const neighbour = (side: 'previous' | 'next') =>
  all(`a[data-side="${side}"]`).map((link) => link.getAttribute('href'))[0];

beforeEach(() => serveAll());
afterEach(forgetReading);

describe('a chapter that is read in the order of a list', () => {
  it('leads to the next one of the list, by its card, its bar and its keys', async () => {
    await openAtEnd('moon-1');
    await screen.findByText('1 of 4 on the list \u2068Events\u2069');
    expect(primary().textContent).toBe('Read sun, chapter 5');
    expect(primary().getAttribute('href')).toBe('/en/chapter/sun-5?list=events');
    expect(neighbour('next')).toBe('/en/chapter/sun-5?list=events');
    expect(neighbour('previous')).toBeUndefined();
    // A key that comes before the reader listens to what the card says goes nowhere.
    const here = address();
    await expect
      .poll(() => {
        if (address() === here) press(' ');
        return address();
      })
      .toBe('/en/chapter/sun-5?list=events');
    await expect.poll(() => neighbour('previous')).toBe('/en/chapter/moon-1?list=events');
  });

  it('leads back to the one before it', async () => {
    await openAtEnd('sun-5');
    await screen.findByText(/^2 of 4/);
    expect(neighbour('previous')).toBe('/en/chapter/moon-1?list=events');
  });

  it('opens a comic of the list at its first chapter, and reads it to its end', async () => {
    await openAtEnd('sun-5');
    await screen.findByText(/^2 of 4/);
    expect(primary().getAttribute('href')).toBe('/en/comic/sea');
    await act(async () => primary().click());
    await expect.poll(address).toBe('/en/chapter/sea-1?list=events');
    await openAtEnd('sea-1');
    await screen.findByText(/^3 of 4/);
    expect(primary().getAttribute('href')).toBe('/en/chapter/sea-2?list=events');
    await openAtEnd('sea-2');
    await screen.findByText(/^3 of 4/);
    expect(primary().getAttribute('href')).toBe('/en/chapter/moon-2?list=events');
    expect(neighbour('previous')).toBe('/en/chapter/sea-1?list=events');
  });

  it('says at the last one that the list is through', async () => {
    await openAtEnd('moon-2', 'ar');
    await screen.findByText('قرأت القائمة كلها.');
    expect(primary().getAttribute('href')).toBe('/ar/list/events');
    expect(neighbour('next')).toBeUndefined();
  });

  it('passes over what is gone, and says so', async () => {
    serve(pageIds.chapter('sun-5'), undefined);
    await openAtEnd('moon-1');
    await screen.findByText('1 entry before it is no longer on Rawi and was passed over.');
    expect(primary().getAttribute('href')).toBe('/en/comic/sea');
  });

  it('is kept in the history with the next one of its comic', async () => {
    await openAtEnd('moon-1');
    await screen.findByText(/^1 of 4/);
    await expect.poll(() => deviceHistory()[0]?.next?.chapterId).toBe('moon-2');
  });

  it('leads on within its comic where the list cannot be had, or does not have it', async () => {
    serve(pageIds.list('events'), undefined);
    await openAtEnd('moon-1');
    await screen.findByText(/could not be opened/);
    expect(primary().getAttribute('href')).toBe('/en/chapter/moon-2');
    serveAll([chapter('sea', 1)]);
    await openAtEnd('moon-1');
    await screen.findByText(/is not on the list/);
    expect(neighbour('next')).toBe('/en/chapter/moon-2');
    // A list of one’s own is nothing to a visitor.
    await openAtEnd('moon-1', 'en', '?list=own:mine');
    await screen.findByText(/could not be opened/);
  });

  it('has nothing of a list without one in its address', async () => {
    await openAtEnd('moon-1', 'en', '');
    expect(primary().getAttribute('href')).toBe('/en/chapter/moon-2');
    expect(screen.queryByText(/on the list/)).toBeNull();
  });
});
