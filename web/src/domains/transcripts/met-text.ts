import { areSameItems, editText, type Items, type TextAction, type TextEditing } from './edit-text.ts';
import { mergeItems } from './stored/merge-items.ts';
import type { Overtaken } from './stored/overtaken.ts';
import { storedItems } from './text-limits.ts';

/** A text of which another device, or another tab, has written pages meanwhile: what becomes of both. Pure. */

/** What was written elsewhere of a page that is written here. */
export interface Meeting {
  /** As it was found out. */
  readonly of: Overtaken;
  /** The page as it is stored. */
  readonly theirs: Items;
  /** Put together, or apart until their author chooses; `settled` where there is nothing to say of it. */
  readonly state: 'merged' | 'apart' | 'settled';
}

export interface MetEditing extends TextEditing {
  /** By pages, from 1. */
  readonly met: ReadonlyMap<number, Meeting>;
}

export type MetAction =
  | TextAction
  /** A page is stored as `theirs`; `base` is what this one was typed over, as far as it is known. */
  | {
      readonly type: 'meet';
      readonly page: number;
      readonly of: Overtaken;
      readonly base: Items | undefined;
      readonly theirs: Items;
    }
  /** Of two that are apart one stays. Taking the stored one can be taken back. */
  | { readonly type: 'settle'; readonly page: number; readonly stays: 'mine' | 'theirs' };

export function editMet(state: MetEditing, action: MetAction): MetEditing {
  if (action.type === 'meet') return meet(state, action);
  if (action.type === 'settle') return settle(state, action);
  const next = editText(state, action);
  return next === state ? state : { ...next, met: state.met };
}

/** Pages of which two are apart, in order. */
export const pagesApart = ({ met }: Pick<MetEditing, 'met'>): number[] =>
  [...met].flatMap(([page, { state }]) => (state === 'apart' ? [page] : [])).toSorted((a, b) => a - b);

function meet(
  state: MetEditing,
  { page, of, base, theirs }: Extract<MetAction, { readonly type: 'meet' }>,
): MetEditing {
  const mine = state.pages[page - 1];
  if (!mine) return state;
  const is = (what: Meeting['state']) => new Map([...state.met, [page, { of, theirs, state: what }]]);
  const isSame = (items: Items) => areSameItems(storedItems(items), theirs);
  if (isSame(mine) || (base && isSame(base))) return { ...state, met: is('settled') };
  const merged = base && mergeItems(base, mine, theirs);
  if (!merged) return { ...state, met: is('apart') };
  return {
    ...state,
    pages: state.pages.with(page - 1, merged),
    ...(state.page === page && { chosen: chosenIn(merged, mine, state.chosen) }),
    // A step back over this would take away what was written elsewhere.
    past: withoutPage(state.past, page),
    future: withoutPage(state.future, page),
    met: is('merged'),
  };
}

/** Where the chosen line is by now; where it is none any more, or is another's, the one behind that before it. */
function chosenIn(merged: Items, mine: Items, chosen: number | undefined): number | undefined {
  if (chosen === undefined) return undefined;
  const places = mine.slice(0, chosen + 1).map((item) => merged.indexOf(item));
  const before = places.findLastIndex((place) => place >= 0);
  return nearestIn(merged, (places[before] ?? -1) + (before === chosen ? 0 : 1));
}

const nearestIn = (items: Items, place: number | undefined): number | undefined =>
  place === undefined || items.length === 0 ? undefined : Math.min(place, items.length - 1);

function withoutPage(steps: TextEditing['past'], page: number): TextEditing['past'] {
  return steps.flatMap(({ changes, ...step }) => {
    const left = changes.filter((each) => each.page !== page);
    return left.length === 0 ? [] : [{ ...step, changes: left }];
  });
}

function settle(
  state: MetEditing,
  { page, stays }: Extract<MetAction, { readonly type: 'settle' }>,
): MetEditing {
  const meeting = state.met.get(page);
  if (meeting?.state !== 'apart') return state;
  const met = new Map([...state.met, [page, { ...meeting, state: 'settled' as const }]]);
  if (stays === 'mine') return { ...state, met };
  const next = editText(state, { type: 'take', pages: new Map([[page, meeting.theirs]]) });
  const chosen = state.page === page ? nearestIn(meeting.theirs, state.chosen) : next.chosen;
  return { ...next, chosen, met };
}
