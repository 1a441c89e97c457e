import { LAYOUTS, type ReaderLayout } from './layouts.ts';
import { type Stop, stopAt, stopWith } from './stops.ts';

/**
 * Where the reader stands in a chapter, as a pure value: everything that moves it (keys, taps, slider, scrolling) is
 * an action, so that another way of reading only adds actions or a layout.
 */

/** The way of reading, and what it shows the chapter's pages in. */
export interface Arrangement {
  readonly layout: ReaderLayout;
  readonly stops: readonly Stop[];
}

export interface ReaderState extends Arrangement {
  readonly pageCount: number;
  /** An index into `stops`; their number stands for the end card. */
  readonly at: number;
  /** The bars with title and slider are shown. */
  readonly chrome: boolean;
  /** Counts the moves asked for, as against those seen while scrolling: the strip scrolls when it changes. */
  readonly jumps: number;
  /** The sense of the last move, for the page-turn animation. */
  readonly travel: 'forward' | 'backward' | 'none';
  /** The last move needs no animation. */
  readonly pulled: boolean;
}

export type ReaderAction =
  | { readonly type: 'go'; readonly page: number }
  /** `pulled`: a finger has brought it in already, so nothing needs to slide. */
  | { readonly type: 'next' | 'previous'; readonly pulled?: boolean }
  | { readonly type: 'first' | 'last' | 'toggle-chrome' }
  /** To the page `position`, or to the end card behind the last one. */
  | { readonly type: 'scrolled-to'; readonly position: number }
  | { readonly type: 'set-chrome'; readonly shown: boolean }
  | { readonly type: 'arrange'; readonly arrangement: Arrangement };

/** The reader as a chapter opens: bars shown, at `page` (which the caller has checked). */
export function openReader(options: {
  readonly pageCount: number;
  readonly page: number;
  /** How much of that page was read before, 0 to 1. */
  readonly fraction?: number;
  readonly arrangement: Arrangement;
}): ReaderState {
  const { pageCount, page, fraction = 0, arrangement } = options;
  return {
    ...arrangement,
    pageCount,
    at: stopAt(arrangement.stops, page, fraction),
    chrome: true,
    // A strip that opens further down has to scroll there once.
    jumps: page > 1 ? 1 : 0,
    travel: 'none',
    pulled: false,
  };
}

/** What is on the screen now; undefined on the end card. */
export function currentStop(state: ReaderState): Stop | undefined {
  return state.stops[state.at];
}

/** The page that is read now, of two the first one: the last page while the end card shows. */
export function currentPage(state: ReaderState): number {
  return currentStop(state)?.pages[0] ?? state.pageCount;
}

/** The pages that are read now; none on the end card. */
export function currentPages(state: ReaderState): readonly number[] {
  return currentStop(state)?.pages ?? [];
}

export function isAtEnd(state: ReaderState): boolean {
  return state.at >= state.stops.length;
}

/** The next state. Moves are clamped to the first page and the end card; an action without effect returns `state`. */
export function reduceReader(state: ReaderState, action: ReaderAction): ReaderState {
  switch (action.type) {
    case 'go':
      return move(state, stopWith(state.stops, clampPage(state, action.page)), state.chrome);
    case 'next':
      return turn(state, state.at + 1, action.pulled);
    case 'previous':
      return turn(state, state.at - 1, action.pulled);
    case 'first':
      return turn(state, 0);
    case 'last':
      return turn(state, state.stops.length - 1);
    case 'scrolled-to': {
      const at = stopWith(state.stops, Math.max(1, action.position));
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

/** Another way of reading stays at the page that is read. */
function arrange(state: ReaderState, { layout, stops }: Arrangement): ReaderState {
  if (layout === state.layout && stops === state.stops) return state;
  const at = isAtEnd(state) ? stops.length : stopWith(stops, currentPage(state));
  const isStripNew = LAYOUTS[layout].surface !== LAYOUTS[state.layout].surface;
  return { ...state, layout, stops, at, jumps: state.jumps + Number(isStripNew), travel: 'none' };
}

/** A turned page puts the bars away, so that it is seen whole; the end card brings them back. */
function turn(state: ReaderState, target: number, pulled = false): ReaderState {
  const at = clampStop(state, target);
  return move(state, at, at === state.stops.length, pulled);
}

function move(state: ReaderState, target: number, chrome: boolean, pulled = false): ReaderState {
  const at = clampStop(state, target);
  if (at === state.at) return state;
  const travel = at > state.at ? 'forward' : 'backward';
  return { ...state, at, chrome, pulled, jumps: state.jumps + 1, travel };
}

function clampStop({ stops }: ReaderState, at: number): number {
  return Math.max(0, Math.min(at, stops.length));
}

function clampPage({ pageCount }: ReaderState, page: number): number {
  return Math.max(1, Math.min(Math.trunc(page), pageCount));
}
