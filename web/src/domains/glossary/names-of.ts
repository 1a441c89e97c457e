import type { Language } from '@rawi/model/lists/languages';
import type { TranscriptItem } from '@rawi/model/truth/transcript';

/** Whose names are shown. */
export interface NamesOf {
  readonly comicId: string;
  /** A language that is needed beside English and Arabic. */
  readonly language?: Language | undefined;
}

/** What is checked. */
export interface NamesCheckProps {
  /** The items of every page of the text, the first page first; another list when anything of it has changed. */
  readonly pages: readonly (readonly Pick<TranscriptItem, 'who' | 'words'>[])[];
  readonly comicId: string;
  /** The language of the text. */
  readonly language: Language;
  /** Shows an item of a page; both count from 1. Without it places are only said. */
  readonly onGo?: ((page: number, item: number) => void) | undefined;
}
