import type { Language } from '@rawi/model/lists/languages';
import type { TranscriptItem } from '@rawi/model/truth/transcript';

/** A text whose names can be checked: of which comic, in which language, what its pages shall say, and the way to an item of one. */
export interface CheckedText {
  readonly comicId: string;
  readonly language: Language;
  /** The items of each page, in order. */
  readonly pages: readonly (readonly TranscriptItem[])[];
  /** Shows an item of a page; both count from 1. */
  readonly onGo: (page: number, item: number) => void;
}
