import type { Items } from '../edit-text.ts';

/** A page of a text as it is stored. */
export interface StoredPage {
  readonly items: Items;
  /** Of the write that made it so; absent of pages of before. */
  readonly edit?: string | undefined;
}

/** A page was not stored: it was to be written over another write than the one that is there. */
export class Overtaken extends Error {
  /** What is there; undefined where the page has nothing of its own any more. */
  readonly stored: StoredPage | undefined;

  constructor(stored: StoredPage | undefined) {
    super('A page of a text was overtaken.');
    this.stored = stored;
  }
}
