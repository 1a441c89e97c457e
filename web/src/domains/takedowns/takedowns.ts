import { paths } from '@rawi/model/paths';
import {
  TAKEDOWN_STATES,
  type Takedown,
  type TakedownState,
  takedownSchema,
} from '@rawi/model/truth/takedown';
import { orderBy, type QueryConstraint, where } from 'firebase/firestore';
import { converterOf, documentAt } from '../../core/data/documents.ts';
import type { ListSource } from '../../core/live/use-list.ts';

/** Import this file lazily, for reviewers only: it brings the whole Firestore SDK. */

/** The record of a takedown, by the id of its target (`takedownIdOf`). */
export const takedownAt = documentAt((takedownId: string) => paths.takedown(takedownId), takedownSchema);

const takedown = converterOf<Takedown>(takedownSchema);

/** The states in which a takedown is running, or has failed. */
const OPEN: readonly TakedownState[] = ['running', 'returning', 'parked'];
const SETTLED = TAKEDOWN_STATES.filter((state) => !OPEN.includes(state));

/** Takedowns that are running or stuck, or all others; the latest decision first. */
export const takedownsThat = (are: 'open' | 'settled'): ListSource<Takedown> => ({
  path: paths.takedowns(),
  name: are,
  converter: takedown,
  constraints: [where('state', 'in', are === 'open' ? OPEN : SETTLED), orderBy('at', 'desc')],
  size: 20,
});

/** Takedowns of what a dead address named, found by the parts of it that are still known. */
export function takedownsNamed(
  by: { readonly slug: string } | { readonly chapterId: string },
): ListSource<Takedown> {
  const only: QueryConstraint =
    'slug' in by ? where('shown.slug', '==', by.slug) : where('target.chapterId', '==', by.chapterId);
  return {
    path: paths.takedowns(),
    name: 'slug' in by ? `slug ${by.slug}` : `chapter ${by.chapterId}`,
    converter: takedown,
    constraints: [only],
    size: 5,
  };
}
