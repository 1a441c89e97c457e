import { LIMITS } from '../limits.ts';

/** A line of a text in the index: the chapter's number there, the page and the item, both from 0. */
export interface LineAt {
  readonly chapter: number;
  readonly page: number;
  readonly item: number;
}

const ITEMS = LIMITS.transcript.itemsOfPage;
const LINES = LIMITS.pdfPages.max * ITEMS;

/** A line as one number. Lines of one page follow each other, and so do pages of one chapter. */
export function lineNumber({ chapter, page, item }: LineAt): number {
  return chapter * LINES + page * ITEMS + item;
}

/** What `lineNumber` was given. */
export function lineAt(line: number): LineAt {
  const within = line % LINES;
  return { chapter: chapterOfLine(line), page: Math.floor(within / ITEMS), item: within % ITEMS };
}

export function chapterOfLine(line: number): number {
  return Math.floor(line / LINES);
}

/** Pages as one number: that of the chapter and the page together. */
export function pageOfLine(line: number): number {
  return Math.floor(line / ITEMS);
}
