import type { Firestore } from 'firebase-admin/firestore';
import type { AccountAuth } from '../data/account-auth.ts';
import type { Files } from '../data/files.ts';
import type { Leasing } from '../data/lease.ts';

/** The services that carry out a take-down. */
export interface TakedownServices extends Leasing {
  readonly firestore: Firestore;
  readonly auth: Pick<AccountAuth, 'getUser' | 'updateUser'>;
  readonly hashKey: string;
  readonly storageOrigin: string;
  /** The bucket that people upload to. */
  readonly uploads: Files;
  /** Where published and sealed files are. */
  readonly bucket: Files;
}
