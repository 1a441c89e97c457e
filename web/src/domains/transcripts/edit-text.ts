import { LIMITS } from '@rawi/model/limits';
import type { TranscriptItem } from '@rawi/model/truth/transcript';

/** What somebody does with the text of a chapter's pages: a pure reducer, in which everything can be taken back. */

/** An item as it is written: its words may be empty still. */
export type Items = readonly TranscriptItem[];

/** A change of one or more pages. */
interface Step {
  readonly changes: readonly { readonly page: number; readonly before: Items; readonly after: Items }[];
  /** The item and the part of it that is typed: one step in all, until something else is done. */
  readonly typed?: string | undefined;
}

export interface TextEditing {
  /** The items of each page, as they are read. */
  readonly pages: readonly Items[];
  /** From 1. */
  readonly page: number;
  /** The place of the chosen item on the page. */
  readonly chosen: number | undefined;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

export type TextAction =
  | { readonly type: 'show'; readonly page: number }
  | { readonly type: 'choose'; readonly index: number | undefined }
  /** Adds an empty item behind another, or at the end: of the same kind as the one before it, and of nobody. */
  | { readonly type: 'add'; readonly after?: number; readonly place?: TranscriptItem['place'] }
  /** Goes to the next item; behind the last, where words stand in it, a new one begins. */
  | { readonly type: 'next' }
  | {
      readonly type: 'write';
      readonly index: number;
      readonly item: TranscriptItem;
      readonly part: keyof TranscriptItem;
      /** A key that is held down writes it again and again. */
      readonly isHeld?: boolean;
    }
  | { readonly type: 'remove'; readonly index: number }
  | { readonly type: 'move'; readonly index: number; readonly to: number }
  /** Takes over the items of pages, from 1: a page in another order, or a script that was pasted. */
  | { readonly type: 'take'; readonly pages: ReadonlyMap<number, Items> }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

export const startText = (pages: readonly Items[], page = 1): TextEditing => ({
  pages,
  page,
  chosen: undefined,
  past: [],
  future: [],
});

export const itemsOf = ({ pages, page }: Pick<TextEditing, 'pages' | 'page'>): Items => pages[page - 1] ?? [];
export const isFullOfText = (items: Items): boolean => items.length >= LIMITS.transcript.itemsOfPage;
/** How many pages have words, for "7 of 10 pages". */
export const writtenPages = (pages: readonly Items[]): number =>
  pages.filter((items) => items.some(hasWords)).length;

const hasWords = ({ words }: TranscriptItem): boolean => words.trim() !== '';

export function editText(state: TextEditing, action: TextAction): TextEditing {
  const items = itemsOf(state);
  switch (action.type) {
    case 'show':
      return showPage(state, action.page);
    case 'choose':
      return { ...state, chosen: action.index };
    case 'add':
      return add(state, action.after ?? items.length - 1, action.place);
    case 'next':
      return next(state);
    case 'write':
      return write(state, action);
    case 'remove': {
      const left = items.filter((_, index) => index !== action.index);
      return change(state, left, left.length === 0 ? undefined : Math.min(action.index, left.length - 1));
    }
    case 'move': {
      const item = items[action.index];
      if (!item) return state;
      const to = Math.min(items.length - 1, Math.max(0, action.to));
      return change(state, items.toSpliced(action.index, 1).toSpliced(to, 0, item), to);
    }
    case 'take':
      return take(state, action.pages);
    case 'undo':
      return undo(state);
    case 'redo':
      return redo(state);
  }
}

function showPage(state: TextEditing, page: number): TextEditing {
  return { ...state, page: Math.min(state.pages.length, Math.max(1, page)), chosen: undefined };
}

function add(state: TextEditing, after: number, place?: TranscriptItem['place']): TextEditing {
  const items = itemsOf(state);
  if (isFullOfText(items)) return state;
  const at = Math.min(items.length, Math.max(0, after + 1));
  const item = { kind: items[at - 1]?.kind ?? 'speech', words: '', ...(place && { place }) };
  return change(state, items.toSpliced(at, 0, item), at);
}

function next(state: TextEditing): TextEditing {
  const items = itemsOf(state);
  const at = state.chosen ?? -1;
  if (at < items.length - 1) return { ...state, chosen: at + 1 };
  const last = items.at(-1);
  return last && !hasWords(last) ? state : add(state, at);
}

/** Writes an item; letters typed one after another into one part of it are one step, but each drag of its place is one. */
function write(
  state: TextEditing,
  { index, item, part, isHeld = false }: Extract<TextAction, { readonly type: 'write' }>,
): TextEditing {
  const items = itemsOf(state);
  if (!items[index]) return state;
  const typed = `${state.page} ${index} ${part}`;
  const after = items.with(index, item);
  const last = state.past.at(-1);
  const [first] = last?.changes ?? [];
  const changed = change(state, after, index, typed);
  const isOwnStep = part === 'place' && !isHeld;
  if (isOwnStep || changed.past === state.past || state.future.length > 0) return changed;
  if (last?.typed !== typed || !first) return changed;
  return { ...changed, past: [...state.past.slice(0, -1), { ...last, changes: [{ ...first, after }] }] };
}

/** Changes the page that is shown. What changes nothing is no step. */
function change(state: TextEditing, after: Items, chosen: number | undefined, typed?: string): TextEditing {
  const before = itemsOf(state);
  if (areSameItems(before, after)) return { ...state, chosen };
  return done({ ...state, chosen }, { changes: [{ page: state.page, before, after }], typed });
}

function take(state: TextEditing, pages: ReadonlyMap<number, Items>): TextEditing {
  const changes = [...pages].flatMap(([page, after]) => {
    const before = state.pages[page - 1];
    return before && !areSameItems(before, after) ? [{ page, before, after }] : [];
  });
  return changes.length === 0 ? state : done({ ...state, chosen: undefined }, { changes });
}

function done(state: TextEditing, step: Step): TextEditing {
  return { ...state, pages: withItems(state.pages, step, 'after'), past: [...state.past, step], future: [] };
}

/** Takes back the last step, and shows a page of it. */
function undo(state: TextEditing): TextEditing {
  const step = state.past.at(-1);
  if (!step) return state;
  const shown = { ...shownWith(state, step), pages: withItems(state.pages, step, 'before') };
  return { ...shown, past: state.past.slice(0, -1), future: [...state.future, step] };
}

function redo(state: TextEditing): TextEditing {
  const step = state.future.at(-1);
  if (!step) return state;
  const shown = { ...shownWith(state, step), pages: withItems(state.pages, step, 'after') };
  return { ...shown, past: [...state.past, step], future: state.future.slice(0, -1) };
}

function shownWith(state: TextEditing, { changes }: Step): TextEditing {
  const isShown = changes.some(({ page }) => page === state.page);
  return showPage(state, isShown ? state.page : (changes[0]?.page ?? state.page));
}

function withItems(pages: readonly Items[], { changes }: Step, side: 'before' | 'after'): readonly Items[] {
  return changes.reduce((all, each) => all.with(each.page - 1, each[side]), [...pages]);
}

/** Whether two pages say the same in the same order, whatever the order of their fields. */
export function areSameItems(one: Items, other: Items): boolean {
  return (
    one === other || (one.length === other.length && one.every((item, at) => isSameItem(item, other[at])))
  );
}

const isSameItem = (one: TranscriptItem, other: TranscriptItem | undefined): boolean =>
  other !== undefined &&
  one.kind === other.kind &&
  one.who === other.who &&
  one.words === other.words &&
  one.place?.join() === other.place?.join();
