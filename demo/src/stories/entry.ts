import type { AgeRating } from '@rawi/model/lists/age-ratings';
import type { OptionalTexts } from '@rawi/model/lists/comic-fields';
import type { ContentNote } from '@rawi/model/lists/content-notes';
import type { Bilingual } from '@rawi/model/lists/locales';
import type { Character } from './character.ts';
import type { StoryPage } from './story.ts';

/** The colours of a place at one time of day, from the back to the front. */
export interface Tones {
  readonly sky: string;
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly light: string;
}

/** A comic as this catalogue writes it down; ids refer to the lists of people, publishers and genres. */
export interface ComicEntry extends OptionalTexts {
  readonly slug: string;
  readonly series: string;
  /** Its Arabic name; a comic in English only has none. */
  readonly arabicName?: string;
  readonly description: Bilingual;
  readonly publisher: string;
  readonly writer: string;
  readonly artists: readonly [string, ...string[]];
  readonly genres: readonly [string, ...string[]];
  readonly status: 'ongoing' | 'completed';
  readonly ageRating: AgeRating;
  readonly contentNotes?: readonly ContentNote[];
  readonly views: number;
  /** How long before the seed's day its newest chapter came out, and how many days lie between two. */
  readonly newestHoursAgo: number;
  readonly daysBetween: number;
  readonly reading: { readonly en: 'ltr' | 'rtl' | 'vertical'; readonly ar: 'ltr' | 'rtl' | 'vertical' };
  /** Whether its unlettered art may fill the home page's splash. */
  readonly splash?: true;
  /** The colour of the paper between the panels. */
  readonly paper: string;
  readonly lights: Readonly<Record<string, Tones>>;
  readonly cast: Readonly<Record<string, Character>>;
  /** Ids of `TRANSLATORS` in `names.ts`: who translates into which language. */
  readonly translators: Readonly<Record<'en' | 'ar', string>>;
  readonly chapters: readonly ChapterEntry[];
}

export interface ChapterEntry {
  readonly number: number;
  readonly title: Bilingual;
  readonly pages: readonly StoryPage[];
  /** False where no title page opens the chapter, as in a strip. */
  readonly titled?: boolean;
  readonly downloadable?: boolean;
  /** Where it is for others than its comic, and what it has beside the notes of its comic. */
  readonly ageRating?: AgeRating;
  readonly contentNotes?: readonly ContentNote[];
  /** A second translation of this chapter in the same language. */
  readonly again?: { readonly language: 'en' | 'ar'; readonly translator: string; readonly title: string };
}
