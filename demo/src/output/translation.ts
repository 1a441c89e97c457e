import type { Locale } from '@rawi/model/lists/locales';
import type { ChapterEntry, ComicEntry } from '../stories/entry.ts';

/** One translation of one chapter, as it becomes a document. */
export interface Translation {
  readonly id: string;
  readonly comic: ComicEntry;
  readonly chapter: ChapterEntry;
  readonly locale: Locale;
  readonly translator: string;
}
