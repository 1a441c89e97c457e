import type { PanelPlace, Step } from './guided/guided-steps.ts';
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
  /** In guided view: the steps of each spread, at least one. */
  readonly steps?: readonly (readonly Step[])[] | undefined;
}

export interface ReaderState extends Arrangement {
  readonly pageCount: number;
  /** An index into `spreads`; `spreads.length` stands for the end card. */
  readonly at: number;
  /** In guided view: an index into the steps of the current spread; else 0. */
  readonly step: number;
  /** How much of the page was read before, 0 to 1, until something moves: the steps of guided view may come after the page. */
  readonly readBefore: number;
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
    step: stepAt(arrangement, at, fraction),
    readBefore: fraction,
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

/** What guided view shows of the current spread; undefined where it is shown as in any view. */
export function currentStep({ steps, at, step }: ReaderState): Step | undefined {
  return steps?.[at]?.[step];
}

/** How much guided view enlarges the page as it is shown; 1 in any other view. */
export const enlargement = (state: ReaderState): number => currentStep(state)?.zoom ?? 1;

/** What guided view shows of a spread when it is the current one, or is turned to from the current one. */
export function stepBeside(state: ReaderState, index: number): Step | undefined {
  if (index === state.at) return currentStep(state);
  const steps = state.steps?.[index];
  return index > state.at ? steps?.[0] : steps?.at(-1);
}

/** Whether a move stays on the current spread. */
export const isStepWithin = (state: ReaderState, move: 'next' | 'previous'): boolean =>
  move === 'next' ? state.step + 1 < stepCount(state, state.at) : state.step > 0;

/** How many steps a spread has. */
const stepCount = ({ steps }: Arrangement, at: number): number => steps?.[at]?.length ?? 1;

/** The step of a spread of which this share (0 to 1) has been read. */
const stepAt = (arrangement: Arrangement, at: number, fraction: number): number =>
  Math.min(stepCount(arrangement, at) - 1, Math.floor(fraction * stepCount(arrangement, at) + 1e-9));

/** How much of the current spread has been read, 0 to 1, as its steps tell it; undefined without steps. */
export function readOfSteps(state: ReaderState): number | undefined {
  return state.steps === undefined ? undefined : state.step / stepCount(state, state.at);
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
      return isStepWithin(state, 'next')
        ? { ...state, step: state.step + 1, readBefore: 0, chrome: false, travel: 'none' }
        : turn(state, state.at + 1, action.pulled);
    case 'previous':
      // Back from a spread leads to where it was come from: the last step of the one before.
      return isStepWithin(state, 'previous')
        ? { ...state, step: state.step - 1, readBefore: 0, chrome: false, travel: 'none' }
        : atLastStep(turn(state, state.at - 1, action.pulled), state);
    case 'first':
      return turn(state, 0);
    case 'last':
      return turn(state, state.spreads.length - 1);
    case 'scrolled-to': {
      const at = findSpreadWithPage(state.spreads, Math.max(1, action.position));
      return at === state.at ? state : { ...state, at, step: 0, readBefore: 0 };
    }
    case 'toggle-chrome':
      return { ...state, chrome: !state.chrome };
    case 'set-chrome':
      return state.chrome === action.shown ? state : { ...state, chrome: action.shown };
    case 'arrange':
      return arrange(state, action.arrangement);
  }
}

/** Changing the way of reading keeps the current page, and in guided view the panel. */
function arrange(state: ReaderState, { layout, spreads, steps }: Arrangement): ReaderState {
  if (layout === state.layout && spreads === state.spreads && steps === state.steps) return state;
  const page = currentStep(state)?.place?.page ?? currentPage(state);
  const at = isAtEnd(state) ? spreads.length : findSpreadWithPage(spreads, page);
  const isStripNew = LAYOUTS[layout].surface !== LAYOUTS[state.layout].surface;
  const next = {
    ...state,
    layout,
    spreads,
    steps,
    at,
    jumps: state.jumps + Number(isStripNew),
    travel: 'none',
  } as const;
  return { ...next, step: keptStep(state, next) };
}

/** The first step of the panel that was shown; the whole page after its panels, where the pages are still the same; else the beginning. */
function keptStep(before: ReaderState, after: Arrangement & { readonly at: number }): number {
  if (before.steps === undefined) return stepAt(after, after.at, before.readBefore);
  const place = currentStep(before)?.place;
  const isLast = before.step > 0 && before.step === stepCount(before, before.at) - 1;
  if (place === undefined)
    return isLast && before.spreads === after.spreads ? stepCount(after, after.at) - 1 : 0;
  const steps = after.steps?.[after.at] ?? [];
  return Math.max(
    0,
    steps.findIndex((step) => isSamePanel(step.place, place)),
  );
}

const isSamePanel = (one: PanelPlace | undefined, other: PanelPlace): boolean =>
  one?.page === other.page && one.panel === other.panel;

/** The last step of a spread that was turned back to. */
function atLastStep(state: ReaderState, before: ReaderState): ReaderState {
  return state.at === before.at ? state : { ...state, step: stepCount(state, state.at) - 1 };
}

/** Turning a page hides the bars, so that the page is seen whole; the end card shows them again. */
function turn(state: ReaderState, target: number, pulled = false): ReaderState {
  const at = clampSpread(state, target);
  return move(state, at, at === state.spreads.length, pulled);
}

function move(state: ReaderState, target: number, chrome: boolean, pulled = false): ReaderState {
  const at = clampSpread(state, target);
  // To the page that is shown already: to where it begins.
  if (at === state.at) return state.step === 0 ? state : { ...state, step: 0, travel: 'none' };
  const travel = at > state.at ? 'forward' : 'backward';
  return {
    ...state,
    at,
    step: 0,
    readBefore: 0,
    from: state.at,
    chrome,
    pulled,
    jumps: state.jumps + 1,
    travel,
  };
}

function clampSpread({ spreads }: ReaderState, at: number): number {
  return Math.max(0, Math.min(at, spreads.length));
}

function clampPage({ pageCount }: ReaderState, page: number): number {
  return Math.max(1, Math.min(Math.trunc(page), pageCount));
}
