import type { Language } from '@rawi/model/lists/languages';
import type { TakedownTarget } from '@rawi/model/truth/takedown';
import type { NamedText } from '../comics/comic-name.ts';

/** Something that readers see and that can be taken down, with its name and facts. */
export interface Thing {
  readonly target: TakedownTarget;
  /**
   * The name of the comic, the article, or the person it belongs to; null when that person no longer has an
   * account.
   */
  readonly name: NamedText | null;
  /** The number of a chapter, also for its cover. */
  readonly number?: number;
  readonly facts?: ThingFacts;
}

/** The facts shown beside its name. */
interface ThingFacts {
  readonly chapters?: number;
  readonly pages?: number;
  readonly language?: Language;
  readonly translator?: string;
  /** The text of a comment. */
  readonly words?: string;
}
