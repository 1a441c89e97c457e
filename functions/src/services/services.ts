import type { Image } from '@rawi/model/truth/schemas';
import type { Firestore } from 'firebase-admin/firestore';
import type { Counted } from '../allowances/origin-limits.ts';
import type { Caller } from '../callers/caller.ts';
import type { AccountAuth } from '../data/account-auth.ts';
import type { AccountTask } from '../data/account-task.ts';
import type { Secrets } from '../secrets/random.ts';

/** What every handler works with; tests give their own. A room says itself what it needs of it. */
export interface Services extends Secrets {
  readonly firestore: Firestore;
  readonly auth: AccountAuth;
  readonly now: () => Date;
  /** Hands a task to the queue of account tasks. */
  readonly enqueue: (task: AccountTask) => Promise<void>;
}

/** The files of a person's photo. */
export interface PhotoFiles {
  removePhoto(photo: Image): Promise<void>;
}

/** A call's surroundings: the services, where it came from, and what limits count by. */
export interface CallContext extends Services, Counted {
  readonly files: PhotoFiles;
}

/** The surroundings of a call that someone signed in makes. */
export interface SignedInContext extends CallContext {
  readonly caller: Caller;
}
