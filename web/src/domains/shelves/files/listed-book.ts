import type { Language } from '@rawi/model/lists/languages';
import type { Locale } from '@rawi/model/lists/locales';

/** What a file says of one comic or chapter, whatever its form. Ids are those of the site that wrote it. */
export interface ListedBook {
  readonly series: string;
  /** Its names by language, where the file has them. */
  readonly names?: { readonly [L in Locale]?: string | undefined } | undefined;
  readonly slug?: string | undefined;
  /** The chapter's number as it is written; undefined for the comic itself. */
  readonly number?: string | undefined;
  readonly language?: Language | undefined;
  readonly chapterId?: string | undefined;
}

/** A list in a file, in its order. */
export interface BroughtList {
  readonly name: string;
  readonly note?: string | undefined;
  readonly books: readonly ListedBook[];
}

/** Why a file cannot be taken. */
export type FileProblem =
  | 'tooLarge'
  /** It unpacks to more than is read. */
  | 'unpacked'
  /** This browser cannot unpack it. */
  | 'packed'
  | 'tooMany'
  | 'encoding'
  | 'broken'
  | 'entities'
  | 'otherShape'
  | 'smart'
  /** A table without a column of titles. */
  | 'noTitles'
  /** It has films and series, and nothing to read. */
  | 'anime'
  | 'empty'
  | 'unreadable';

/** Thrown for a file that cannot be taken. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(`The file cannot be taken: ${problem}.`);
    this.problem = problem;
  }
}
