import type { Firestore } from 'firebase-admin/firestore';
import type { Caller } from '../callers/caller.ts';
import type { Random } from '../secrets/random.ts';

/** What making a decision needs, including who makes it. */
export interface Deciding {
  readonly firestore: Firestore;
  readonly random: Random;
  readonly now: () => Date;
  readonly caller: Caller;
}
