import type { Firestore } from 'firebase-admin/firestore';
import type { AccountAuth } from '../data/account-auth.ts';
import type { Files } from '../data/files.ts';
import type { Leasing } from '../data/lease.ts';

/** What a take-down is carried out with. */
export interface TakedownServices extends Leasing {
  readonly firestore: Firestore;
  readonly auth: Pick<AccountAuth, 'getUser' | 'updateUser'>;
  readonly hashKey: string;
  readonly storageOrigin: string;
  /** The bucket that people upload to. */
  readonly uploads: Files;
  /** Where published files lie, and what is under seal. */
  readonly bucket: Files;
  /** Hands a take-down to the queue. */
  readonly enqueue: (takedownId: string) => Promise<void>;
}
