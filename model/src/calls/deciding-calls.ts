import type { DecidedAbout } from '../review/impartial.ts';
import { ACCOUNT_CALLS } from './calls.ts';
import { COMMUNITY_CALLS } from './community-calls.ts';
import { REVIEW_CALLS } from './review-calls.ts';
import { TRANSLATOR_CALLS } from './translator-calls.ts';

/** Every call that somebody signed in may make. */
const CALLS = { ...ACCOUNT_CALLS, ...COMMUNITY_CALLS, ...REVIEW_CALLS, ...TRANSLATOR_CALLS } as const;
type Calls = typeof CALLS;

/** The subject of a call, or nothing if the call decides about nothing. */
export type Judgeable = Exclude<DecidedAbout, 'nothing'>;

/** The calls that decide about something that belongs to a person. */
export type DecidingAction = {
  [A in keyof Calls]: Calls[A] extends { readonly decides: Judgeable } ? A : never;
}[keyof Calls];
/** What one of them decides about. */
export type DecidesAbout<A extends DecidingAction> = Calls[A]['decides'];

/** What a call decides about. */
export function decidesAbout<A extends DecidingAction>(action: A): DecidesAbout<A> {
  return CALLS[action].decides;
}

/** Which roles may take a decision. */
export function rolesDeciding(action: DecidingAction): Calls[DecidingAction]['roles'] {
  return CALLS[action].roles;
}

/** Every call that decides, as the tables say. */
export function decidingActions(): DecidingAction[] {
  const names = Object.keys(CALLS) as (keyof Calls)[];
  return names.filter((name): name is DecidingAction => {
    const call = CALLS[name];
    return 'decides' in call && call.decides !== 'nothing';
  });
}
