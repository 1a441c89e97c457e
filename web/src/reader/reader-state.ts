import { LAYOUTS, type ReaderLayout } from './layouts.ts';
import { findSpreadAt, findSpreadWithPage, type Spread } from './spreads.ts';

/**
 * The position of the reader in a chapter, as a pure value. Everything that moves it (keys, taps, slider,
 * scrolling) is an action, so that another way of reading only adds actions or a layout.
 */

/** The way of reading, and the spreads it arranges the chapter's pages in. */
export interface Arrangement {
  readonly layout: ReaderLayout;
  readonly spreads: readonly Spread[];
}

export interface ReaderState extends Arrangement {
  readonly pageCount: number;
  /** An index into `spreads`; `spreads.length` stands for the end card. */
  readonly at: number;
  /** The bars with title and slider are shown. */
  readonly chrome: boolean;
  /** Counts the requested moves, not those observed while scrolling: the strip scrolls when this changes. */
  readonly jumps: number;
  /** The direction of the last move, for the page-turn animation. */
  readonly travel: 'forward' | 'backward' | 'none';
  /** The index that the last move left. */
  readonly from: number;
  /** The last move needs no animation. */
  readonly pulled: boolean;
}

export type ReaderAction =
  | { readonly type: 'go'; readonly page: number }
  /** `pulled`: a finger has already pulled the page in, so nothing needs to slide. */
  | { readonly type: 'next' | 'previous'; readonly pulled?: boolean }
  | { readonly type: 'first' | 'last' | 'toggle-chrome' }
  /** To page `position`, or to the end card after the last one. */
  | { readonly type: 'scrolled-to'; readonly position: number }
  | { readonly type: 'set-chrome'; readonly shown: boolean }
  | { readonly type: 'arrange'; readonly arrangement: Arrangement };

/** The state when a chapter opens: bars shown, at `page` (which the caller has checked). */
export function openReader(options: {
  readonly pageCount: number;
  readonly page: number;
  /** How much of that page was read before, 0 to 1. */
  readonly fraction?: number;
  readonly arrangement: Arrangement;
}): ReaderState {
  const { pageCount, page, fraction = 0, arrangement } = options;
  const at = findSpreadAt(arrangement.spreads, page, fraction);
  return {
    ...arrangement,
    pageCount,
    at,
    chrome: true,
    // A strip that opens further down has to scroll there once.
    jumps: page > 1 ? 1 : 0,
    travel: 'none',
    from: at,
    pulled: false,
  };
}

/** The spread on the screen; undefined on the end card. */
export function currentSpread(state: ReaderState): Spread | undefined {
  return state.spreads[state.at];
}

/** The current page: the first of the spread, or the last page while the end card shows. */
export function currentPage(state: ReaderState): number {
  return currentSpread(state)?.pages[0] ?? state.pageCount;
}

/** The current pages; none on the end card. */
export function currentPages(state: ReaderState): readonly number[] {
  return currentSpread(state)?.pages ?? [];
}

export function isAtEnd(state: ReaderState): boolean {
  return state.at >= state.spreads.length;
}

/** The next state. Moves are clamped to the first page and the end card; an action without effect returns `state`. */
export function reduceReader(state: ReaderState, action: ReaderAction): ReaderState {
  switch (action.type) {
    case 'go':
      return move(state, findSpreadWithPage(state.spreads, clampPage(state, action.page)), state.chrome);
    case 'next':
      return turn(state, state.at + 1, action.pulled);
    case 'previous':
      return turn(state, state.at - 1, action.pulled);
    case 'first':
      return turn(state, 0);
    case 'last':
      return turn(state, state.spreads.length - 1);
    case 'scrolled-to': {
      const at = findSpreadWithPage(state.spreads, Math.max(1, action.position));
      return at === state.at ? state : { ...state, at };
    }
    case 'toggle-chrome':
      return { ...state, chrome: !state.chrome };
    case 'set-chrome':
      return state.chrome === action.shown ? state : { ...state, chrome: action.shown };
    case 'arrange':
      return arrange(state, action.arrangement);
  }
}

/** Changing the way of reading keeps the current page. */
function arrange(state: ReaderState, { layout, spreads }: Arrangement): ReaderState {
  if (layout === state.layout && spreads === state.spreads) return state;
  const at = isAtEnd(state) ? spreads.length : findSpreadWithPage(spreads, currentPage(state));
  const isStripNew = LAYOUTS[layout].surface !== LAYOUTS[state.layout].surface;
  return { ...state, layout, spreads, at, jumps: state.jumps + Number(isStripNew), travel: 'none' };
}

/** Turning a page hides the bars, so that the page is seen whole; the end card shows them again. */
function turn(state: ReaderState, target: number, pulled = false): ReaderState {
  const at = clampSpread(state, target);
  return move(state, at, at === state.spreads.length, pulled);
}

function move(state: ReaderState, target: number, chrome: boolean, pulled = false): ReaderState {
  const at = clampSpread(state, target);
  if (at === state.at) return state;
  const travel = at > state.at ? 'forward' : 'backward';
  return { ...state, at, from: state.at, chrome, pulled, jumps: state.jumps + 1, travel };
}

function clampSpread({ spreads }: ReaderState, at: number): number {
  return Math.max(0, Math.min(at, spreads.length));
}

function clampPage({ pageCount }: ReaderState, page: number): number {
  return Math.max(1, Math.min(Math.trunc(page), pageCount));
}
