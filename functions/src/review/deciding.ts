import type { Firestore } from 'firebase-admin/firestore';
import type { Caller } from '../callers/caller.ts';
import type { Random } from '../secrets/random.ts';

/** What a move needs, including who makes it: a caller, or the owner in whose name a task does. */
export interface Moving {
  readonly firestore: Firestore;
  readonly random: Pick<Random, 'id'>;
  readonly now: () => Date;
  readonly caller: Pick<Caller, 'uid' | 'emailVerified' | 'roles'>;
}

/** What making a decision needs, including who makes it. */
export interface Deciding extends Moving {
  readonly random: Random;
  readonly caller: Caller;
}
