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

export interface PlacePlan {
  /** The page that was stored last; none yet. */
  readonly stored: number | undefined;
  /** The one time between opening and leaving is used up. */
  readonly middle: boolean;
  /** The last time is used up. */
  readonly over: boolean;
}

export const NEW_PLAN: PlacePlan = { stored: undefined, middle: false, over: false };

/** What to do when this happens on `page`, and the plan from then on. */
export function plan(
  before: PlacePlan,
  event: PlaceEvent,
  page: number,
): { readonly act: PlaceAct; readonly next: PlacePlan } {
  const store = (used: Partial<PlacePlan>) =>
    ({ act: 'store', next: { ...before, ...used, stored: page } }) as const;
  const nothing = { act: 'nothing', next: before } as const;
  if (before.stored === undefined) return event === 'left' ? nothing : store({ over: event === 'finished' });
  if (before.over || event === 'opened') return nothing;
  if (event === 'finished') return store({ over: true });
  if (page === before.stored) return nothing;
  if (event === 'left') return store({ over: true });
  if (!before.middle) return store({ middle: true });
  return event === 'hidden' ? { act: 'keep', next: before } : nothing;
}
