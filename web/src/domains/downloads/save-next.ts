import type { Locale } from '@rawi/model/lists/locales';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { readComicPage } from '../../core/pages/pages.ts';
import { saveChapters } from './change-downloads.ts';
import { chaptersAfter } from './plan.ts';
import { readRecords } from './records.ts';
import { wantedRow } from './wanted.ts';

/** Saves the next chapters of a comic after the one being read, those that are not saved yet. */
export async function saveNext(chapter: ChapterPayload, count: number, locale: Locale): Promise<void> {
  const page = await readComicPage(chapter.comic.slug);
  if (page.state !== 'ready') return;
  const known = new Set((await readRecords()).map(({ id }) => id));
  const next = chaptersAfter(page.payload.chapters, chapter, count, known);
  await saveChapters(next.map((row) => wantedRow(page.payload, row, locale)));
}
