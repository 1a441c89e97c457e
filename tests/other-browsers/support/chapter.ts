import type { ChapterPayload } from '@rawi/model/pages/pages';
import type { Locale } from '../../journeys/support/words.ts';
import type { Target } from './find.ts';
import type { Tab } from './tab.ts';

/** The page of a chapter that is read, when its picture has arrived. */
export const currentPage = (page: number): Target => ({
  css: `[data-current] [data-page="${page}"] img[data-shown]`,
});

/** Opens a chapter at its first page, to be read page by page. */
export async function openChapter(tab: Tab, locale: Locale, chapter: ChapterPayload): Promise<void> {
  await tab.open(`/${locale}/chapter/${chapter.id}`);
  await tab.sees({ css: '[data-page="1"] img[data-shown]' });
  await tab.key('1');
  await tab.sees({ css: '[data-reader="single"]' });
}

/** The key that goes on in a chapter, by the direction of its pages. */
export const onwards = ({ readingDirection }: ChapterPayload) =>
  readingDirection === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
