import type { Locale } from '@rawi/model/lists/locales';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { readComicPage } from '../../core/pages/pages.ts';
import { opensAtOnce } from '../ratings/may-ask.ts';
import { ratedRow } from '../ratings/rated-chapter.ts';
import { saveChapters } from './change-downloads.ts';
import { chaptersAfter } from './plan.ts';
import { readRecords } from './records.ts';
import { wantedRow } from './wanted.ts';

/** The chapter that is being read. */
type Read = Pick<ChapterPayload, 'number' | 'language' | 'translator'> & {
  readonly comic: Pick<ChapterPayload['comic'], 'slug'>;
};

/**
 * Saves the next chapters of a comic after the one being read, those that are not saved yet. It asks nobody, so a chapter that begins with a
 * notice is not saved before somebody has agreed to that.
 */
export async function saveNext(chapter: Read, count: number, locale: Locale): Promise<void> {
  const page = await readComicPage(chapter.comic.slug);
  if (page.state !== 'ready') return;
  const known = new Set((await readRecords()).map(({ id }) => id));
  const next = chaptersAfter(page.payload.chapters, chapter, count, known);
  const opens = await Promise.all(next.map((row) => opensAtOnce(ratedRow(page.payload, row))));
  const open = next.filter((_, index) => opens[index]);
  await saveChapters(open.map((row) => wantedRow(page.payload, row, locale)));
}
