import { LOCALES, type Locale } from '@rawi/model/lists/locales';
import { pageIds } from '@rawi/model/page-ids';
import { buildComicPage } from '@rawi/model/pages/build-comic-page';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { loadWords } from '../../core/i18n/i18n.ts';
import { openSite, serve } from '../../testing/open-site.tsx';
import { COMIC, drawnChapter, forgetReading } from '../../testing/reader.ts';
import { wordsOf } from '../../testing/show.tsx';

afterEach(forgetReading);

const w = wordsOf('comic');
const action = wordsOf('reader');

function serveComic(numbers: readonly number[], language: Locale = 'en'): void {
  const chapters = numbers.map((number) => drawnChapter(`one-${number}`, { number, language }));
  const truth = { comicId: COMIC.slug, comic: COMIC, chapters, translators: [], candidates: [] };
  serve(pageIds.comic(COMIC.slug), buildComicPage(truth));
}

describe('the chapters of a comic', () => {
  it.each(LOCALES)(
    'say how one is saved as a PDF, by the name of what the reader has for it, in %s',
    async (locale) => {
      serveComic([1], locale);
      await openSite(`/${locale}/comic/salt`);
      await loadWords(locale, 'reader');
      const said = await screen.findByText(w('pdf', {}, locale));
      expect(said.textContent).toContain(action('download.action', {}, locale));
    },
  );

  it('say nothing of it while there are none', async () => {
    serveComic([]);
    await openSite('/en/comic/salt');
    await screen.findByText(w('noChapters'));
    expect(screen.queryByText(w('pdf'))).toBeNull();
  });
});
