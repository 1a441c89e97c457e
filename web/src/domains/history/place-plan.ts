/**
 * When the place in a chapter is stored: at most three times while it is read through. Pure: the reader tells what
 * happens, and the plan says what to do about it.
 */

/** How long a page is shown until it is a place worth storing, in milliseconds. */
export const SETTLED_AFTER = 10_000;

/** The page in view has stayed; the tab went out of sight; the end was reached; the reader is left. */
export type PlaceEvent = 'opened' | 'settled' | 'hidden' | 'finished' | 'left';

/** `keep`: on the device only, to be stored with the next visit. */
export type PlaceAct = 'store' | 'keep' | 'nothing';

/** A page, and the share of its height that has gone past the reader's eye, 0 to 1. */
export interface Stand {
  readonly page: number;
  readonly fraction: number;
}

/** On the same page, less than this is the same place: a share of its height. */
const SAME_PLACE = 0.02;

export interface PlacePlan {
  /** What was stored last; nothing yet. */
  readonly stored: Stand | undefined;
  /** The one time between opening and leaving is used up. */
  readonly middle: boolean;
  /** The last time is used up. */
  readonly over: boolean;
}

export const NEW_PLAN: PlacePlan = { stored: undefined, middle: false, over: false };

/** What to do when this happens at a place, and the plan from then on. */
export function plan(
  before: PlacePlan,
  event: PlaceEvent,
  at: Stand,
): { readonly act: PlaceAct; readonly next: PlacePlan } {
  const store = (used: Partial<PlacePlan>) =>
    ({ act: 'store', next: { ...before, ...used, stored: at } }) as const;
  const nothing = { act: 'nothing', next: before } as const;
  if (before.stored === undefined) return event === 'left' ? nothing : store({ over: event === 'finished' });
  if (before.over || event === 'opened') return nothing;
  if (event === 'finished') return store({ over: true });
  if (isSamePlace(at, before.stored)) return nothing;
  if (event === 'left') return store({ over: true });
  if (!before.middle) return store({ middle: true });
  return event === 'hidden' ? { act: 'keep', next: before } : nothing;
}

function isSamePlace(one: Stand, other: Stand): boolean {
  return one.page === other.page && Math.abs(one.fraction - other.fraction) <= SAME_PLACE;
}
