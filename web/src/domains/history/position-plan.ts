/**
 * Decides when the position in a chapter is stored: at most three times while it is read through. Pure: the
 * reader reports events, and the plan answers with acts.
 */

/** How long a page is shown before its position is worth storing, in milliseconds. */
export const SETTLED_AFTER = 10_000;

/**
 * `settled`: the page in view has stayed; `hidden`: the tab went out of sight; `finished`: the end was
 * reached; `left`: the reader was left.
 */
export type PositionEvent = 'opened' | 'settled' | 'hidden' | 'finished' | 'left';

/** `keep`: on the device only, to be stored with the next visit. */
export type PositionAct = 'store' | 'keep' | 'nothing';

/** A page, and the share of its height that has been scrolled past, 0 to 1. */
export interface Stand {
  readonly page: number;
  readonly fraction: number;
}

/** On the same page, a smaller difference than this counts as the same position: a share of its height. */
const SAME_PLACE = 0.02;

export interface PositionPlan {
  /** The position that was stored last; undefined at first. */
  readonly stored: Stand | undefined;
  /** Whether the one store between opening and leaving is used up. */
  readonly middle: boolean;
  /** Whether the last store is used up. */
  readonly over: boolean;
}

export const NEW_PLAN: PositionPlan = { stored: undefined, middle: false, over: false };

/** The act that follows from an event at a position, and the plan from then on. */
export function plan(
  before: PositionPlan,
  event: PositionEvent,
  at: Stand,
): { readonly act: PositionAct; readonly next: PositionPlan } {
  const store = (used: Partial<PositionPlan>) =>
    ({ act: 'store', next: { ...before, ...used, stored: at } }) as const;
  const nothing = { act: 'nothing', next: before } as const;
  if (before.stored === undefined) return event === 'left' ? nothing : store({ over: event === 'finished' });
  if (before.over || event === 'opened') return nothing;
  if (event === 'finished') return store({ over: true });
  if (isSamePosition(at, before.stored)) return nothing;
  if (event === 'left') return store({ over: true });
  if (!before.middle) return store({ middle: true });
  return event === 'hidden' ? { act: 'keep', next: before } : nothing;
}

function isSamePosition(one: Stand, other: Stand): boolean {
  return one.page === other.page && Math.abs(one.fraction - other.fraction) <= SAME_PLACE;
}
