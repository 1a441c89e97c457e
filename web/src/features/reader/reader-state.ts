import type { ReadingDirection } from '@rawi/model/truth/chapter';

/**
 * Where the reader stands in a chapter, as a pure value: everything that moves it (keys, taps, slider, scrolling) is
 * an action, so that another way of reading only adds actions or a layout.
 */

/** `single` shows one page that fits the screen; `vertical` is one long strip. */
export type ReaderLayout = 'single' | 'vertical';

export interface ReaderState {
  readonly pageCount: number;
  /** 1 to `pageCount`; `pageCount + 1` is the end card. */
  readonly position: number;
  readonly layout: ReaderLayout;
  /** The bars with title and slider are shown. */
  readonly chrome: boolean;
  /** Counts the moves asked for, as against those seen while scrolling: the strip scrolls when it changes. */
  readonly jumps: number;
  /** The sense of the last move, for the page-turn animation. */
  readonly travel: 'forward' | 'backward' | 'none';
}

export type ReaderAction =
  | { readonly type: 'go'; readonly page: number }
  | { readonly type: 'next' | 'previous' | 'first' | 'last' | 'toggle-chrome' }
  | { readonly type: 'scrolled-to'; readonly position: number }
  | { readonly type: 'set-chrome'; readonly shown: boolean }
  | { readonly type: 'set-layout'; readonly layout: ReaderLayout };

/** The reader as a chapter opens: bars shown, at `page` (which the caller has checked). */
export function openReader(options: {
  readonly pageCount: number;
  readonly page: number;
  readonly layout: ReaderLayout;
}): ReaderState {
  return {
    pageCount: options.pageCount,
    position: options.page,
    layout: options.layout,
    chrome: true,
    // A strip that opens further down has to scroll there once.
    jumps: options.page > 1 ? 1 : 0,
    travel: 'none',
  };
}

/** The page that is read now: the last one while the end card shows. */
export function currentPage(state: ReaderState): number {
  return Math.min(state.position, state.pageCount);
}

export function isAtEnd(state: ReaderState): boolean {
  return state.position > state.pageCount;
}

/** A chapter drawn as one strip is always read as one; the others follow the person's choice, page by page at first. */
export function layoutOf(direction: ReadingDirection, preferred: ReaderLayout | undefined): ReaderLayout {
  return direction === 'vertical' ? 'vertical' : (preferred ?? 'single');
}

/** The next state. Moves are clamped to the first page and the end card; an action without effect returns `state`. */
export function reduceReader(state: ReaderState, action: ReaderAction): ReaderState {
  switch (action.type) {
    case 'go':
      return move(state, Math.min(Math.trunc(action.page), state.pageCount), state.chrome);
    case 'next':
      return turn(state, state.position + 1);
    case 'previous':
      return turn(state, state.position - 1);
    case 'first':
      return turn(state, 1);
    case 'last':
      return turn(state, state.pageCount);
    case 'scrolled-to':
      return action.position === state.position
        ? state
        : { ...state, position: clamp(action.position, state.pageCount + 1) };
    case 'toggle-chrome':
      return { ...state, chrome: !state.chrome };
    case 'set-chrome':
      return state.chrome === action.shown ? state : { ...state, chrome: action.shown };
    case 'set-layout':
      return state.layout === action.layout
        ? state
        : { ...state, layout: action.layout, jumps: state.jumps + 1, travel: 'none' };
  }
}

/** A turned page puts the bars away, so that it is seen whole; the end card brings them back. */
function turn(state: ReaderState, target: number): ReaderState {
  const position = clamp(target, state.pageCount + 1);
  return position === state.position ? state : move(state, position, position > state.pageCount);
}

function move(state: ReaderState, target: number, chrome: boolean): ReaderState {
  const position = clamp(target, state.pageCount + 1);
  if (position === state.position) return state;
  return {
    ...state,
    position,
    chrome,
    jumps: state.jumps + 1,
    travel: position > state.position ? 'forward' : 'backward',
  };
}

function clamp(position: number, last: number): number {
  return Math.max(1, Math.min(position, last));
}
