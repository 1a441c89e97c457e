import { pageIds } from '@rawi/model/page-ids';
import { readKeptPage } from '../../core/pages/kept-pages.ts';
import { payloadOf } from '../../core/pages/page-document.ts';
import type { ReadEntry } from './entry.ts';
import { noteChapters } from './known-chapters.ts';

/**
 * Learns what follows finished chapters from the pages that this device has kept: of the comic, and of the chapter
 * itself. It asks no network, so it may be called for every entry of a list.
 */
export async function learnFromDevice(entries: readonly ReadEntry[]): Promise<void> {
  await Promise.all(entries.filter(({ finished }) => finished).map(learnOf));
}

async function learnOf({ comicId, slug, chapterId }: ReadEntry): Promise<void> {
  const [comicPage, chapterPage] = await Promise.all([
    readKeptPage(pageIds.comic(slug)),
    readKeptPage(pageIds.chapter(chapterId)),
  ]);
  const comic = comicPage && payloadOf('comic', comicPage.document);
  if (comicPage && comic?.id === comicId) {
    // The page of a very long comic has not all of its chapters.
    const isWhole = new Set(comic.chapters.map(({ number }) => number)).size >= comic.chapterCount;
    noteChapters(comicId, { chapters: comic.chapters, ...(isWhole && { wholeAt: comicPage.keptAt }) });
  }
  const chapter = chapterPage && payloadOf('chapter', chapterPage.document);
  if (!chapter) return;
  const { id, number, language, translator, next, nextElsewhere } = chapter;
  const following = next ? { language, ...next } : nextElsewhere;
  noteChapters(comicId, {
    chapters: [{ id, number, language, translator }, ...(following ? [following] : [])],
  });
}
