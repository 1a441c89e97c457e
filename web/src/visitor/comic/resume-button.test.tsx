import { pageIds } from '@rawi/model/page-ids';
import { buildComicPage } from '@rawi/model/pages/build-comic-page';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeSite, openSite, serve } from '../../testing/open-site.tsx';
import {
  arrive,
  COMIC,
  drawnChapter,
  forgetReading,
  openReader,
  press,
  serveChapters,
  standing,
} from '../../testing/reader.ts';
import ar from './comic.ar.json';

afterEach(forgetReading);

/** A comic of two chapters, with its page. */
function serveComic(): void {
  const chapters = [1, 2].map((number) =>
    drawnChapter(`ar-${number}`, { number, language: 'ar', readingDirection: 'rtl' }),
  );
  serveChapters(chapters);
  const truth = { comicId: COMIC.slug, comic: COMIC, chapters, translators: [], candidates: [] };
  serve(pageIds.comic(COMIC.slug), buildComicPage(truth));
}

const leadsTo = async (name: string) =>
  (await screen.findAllByRole('link', { name }))[0]?.getAttribute('href');

describe("the button of a comic's page that continues reading", () => {
  it('opens the page where a chapter was left', async () => {
    serveComic();
    await openReader('/ar/chapter/ar-1');
    arrive(1);
    press('ArrowLeft');
    press('ArrowLeft');
    expect(standing()).toEqual([3]);
    closeSite();
    await openSite('/ar/comic/salt');
    expect(await leadsTo(ar.continueAt.replace('{{page}}', '٣'))).toBe('/ar/chapter/ar-1?page=3');
  });

  it('opens the next chapter after one that was finished', async () => {
    serveComic();
    await openReader('/ar/chapter/ar-1?page=4');
    arrive(4);
    press('ArrowLeft');
    expect(standing()).toEqual([]);
    closeSite();
    await openSite('/ar/comic/salt');
    expect(await leadsTo(ar.next.replace('{{number}}', '٢'))).toBe('/ar/chapter/ar-2');
  });
});
