import type { Image } from '@rawi/model/truth/schemas';
import type { Firestore } from 'firebase-admin/firestore';
import type { Counted } from '../allowances/origin-limits.ts';
import type { Caller } from '../callers/caller.ts';
import type { AccountAuth } from '../data/account-auth.ts';
import type { AccountTask } from '../data/account-task.ts';
import type { Files } from '../data/files.ts';
import type { AskMonitoring } from '../data/monitoring.ts';
import type { Secrets } from '../secrets/random.ts';

/**
 * The services of every handler; tests provide their own. A folder declares itself which of them it needs.
 */
export interface Services extends Secrets {
  readonly firestore: Firestore;
  readonly auth: AccountAuth;
  readonly now: () => Date;
  /** Adds a task to the queue of account tasks. */
  readonly enqueue: (task: AccountTask) => Promise<void>;
  /** Missing where nothing counts what is billed, as in a local run. */
  readonly monitoring?: AskMonitoring | undefined;
}

/** The files of a person's photo. */
export interface PhotoFiles {
  removePhoto(photo: Image): Promise<void>;
}

/** The context of a call: the services, its origin, and what limits count by. */
export interface CallContext extends Services, Counted {
  readonly files: PhotoFiles;
  /** The published files, of which calls read and write small ones alone. */
  readonly published: Pick<Files, 'read' | 'save' | 'removeAll'>;
  /** Adds the file of a submission to the queue of files. */
  readonly enqueueFile: (fileId: string) => Promise<void>;
}

/** The context of a call by somebody who is signed in. */
export interface SignedInContext extends CallContext {
  readonly caller: Caller;
}
