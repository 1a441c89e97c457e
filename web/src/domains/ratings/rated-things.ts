import { AS_THE_COMIC } from '@rawi/model/lists/age-ratings';
import { isContentNote } from '@rawi/model/lists/content-notes';
import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import type { Locale } from '@rawi/model/lists/locales';
import type { ComicPayload } from '@rawi/model/pages/pages';
import type { RatingChoice } from './rating-choice.ts';

/** A comic, or a chapter of one, with the rating that it has. */
export interface RatedThing {
  readonly comicId: string;
  /** Missing of the comic itself. */
  readonly chapterId?: string;
  readonly rating: RatingChoice;
}

/** The comic of a page. */
export function ratedComic({ id, ageRating, contentNotes = [] }: ComicPayload): RatedThing {
  const notes = contentNotes.map((note) => note.id).filter(isContentNote);
  return { comicId: id, rating: { ageRating: ageRating ?? null, contentNotes: notes } };
}

/** The chapters of a page, each with its number and its language. */
export function ratedChapters({ id, chapters }: ComicPayload, locale: Locale) {
  return chapters.map(({ id: chapterId, number, language, ageRating, contentNotes = [] }) => ({
    comicId: id,
    chapterId,
    number,
    language: LANGUAGE_NAMES[language][locale],
    rating: { ageRating: ageRating ?? AS_THE_COMIC, contentNotes },
  }));
}
