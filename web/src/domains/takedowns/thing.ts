import type { Language } from '@rawi/model/lists/languages';
import type { TakedownTarget } from '@rawi/model/truth/takedown';
import type { NamedText } from '../comics/comic-name.ts';

/** Something that readers see and that can be taken down, with what it is known by. */
export interface Thing {
  readonly target: TakedownTarget;
  /** Of the comic, the article, or whoever it is of; null where that person has no account any more. */
  readonly name: NamedText | null;
  /** Of a chapter, and of its cover. */
  readonly number?: number;
  readonly facts?: ThingFacts;
}

/** What is said of it beside its name. */
interface ThingFacts {
  readonly chapters?: number;
  readonly pages?: number;
  readonly language?: Language;
  readonly translator?: string;
  /** Of a comment. */
  readonly words?: string;
}
