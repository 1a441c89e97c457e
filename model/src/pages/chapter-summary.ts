import { LANGUAGE_CODES } from '../lists/languages.ts';
import { LOCALES, type Locale } from '../lists/locales.ts';
import type { Comic, KeptChapter, OpeningChapter } from '../truth/comic.ts';
import { openingPanels } from '../truth/shown-panels.ts';
import type { ChapterDocument } from './chapter-link.ts';
import { compareByNumber } from './chapter-order.ts';

/** The fields of a comic that its chapters decide. */
export type ChapterSummary = Pick<
  Comic,
  'languages' | 'chapterCount' | 'updatedAt' | 'firstChapter' | 'newestChapter'
>;

/** What a comic keeps of all its chapters; `now` is the date of a comic that has none. */
export function chapterSummary(chapters: readonly ChapterDocument[], now: Date): ChapterSummary {
  const firstChapter: Partial<Record<Locale, OpeningChapter>> = {};
  const newestChapter: Partial<Record<Locale, KeptChapter>> = {};
  for (const locale of LOCALES) {
    const own = chapters.filter(({ language }) => language === locale).toSorted(compareByNumber);
    const [first, newest] = [own[0], own.at(-1)];
    if (first) firstChapter[locale] = openingChapter(first);
    if (newest) newestChapter[locale] = keptChapter(newest);
  }
  return {
    languages: LANGUAGE_CODES.filter((code) => chapters.some(({ language }) => language === code)),
    chapterCount: new Set(chapters.map(({ number }) => number)).size,
    updatedAt: chapters.reduce<Date | undefined>(later, undefined) ?? now,
    firstChapter,
    newestChapter,
  };
}

function later(newest: Date | undefined, { publishedAt }: ChapterDocument): Date {
  return newest && newest > publishedAt ? newest : publishedAt;
}

function keptChapter({ id, number, title, publishedAt, ageRating }: ChapterDocument): KeptChapter {
  return {
    id,
    number,
    ...(title !== undefined && { title }),
    publishedAt,
    ...(ageRating && { ageRating }),
  };
}

function openingChapter(chapter: ChapterDocument): OpeningChapter {
  const opening = openingPanels(chapter);
  return { ...keptChapter(chapter), ...(opening && { opening }) };
}
