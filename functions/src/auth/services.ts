import type { Image } from '@rawi/model/schemas';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { AccountTask } from '../tasks/account-task.ts';
import type { Random } from './random.ts';

/** What the account's handlers ask of Auth. */
export type AccountAuth = Pick<
  Auth,
  | 'createUser'
  | 'deleteUser'
  | 'generateEmailVerificationLink'
  | 'generateVerifyAndChangeEmailLink'
  | 'getUser'
  | 'getUserByEmail'
  | 'revokeRefreshTokens'
  | 'updateUser'
>;

/** What the account's handlers work with; tests give their own. */
export interface Services {
  readonly firestore: Firestore;
  readonly auth: AccountAuth;
  readonly now: () => Date;
  readonly random: Random;
  /** The key of keyed hashes and sealed texts. */
  readonly hashKey: string;
  /** Hands a task to the queue of account tasks. */
  readonly enqueue: (task: AccountTask) => Promise<void>;
}

/** The files of a person's photo. */
export interface PhotoFiles {
  removePhoto(photo: Image): Promise<void>;
}

/** A call's surroundings: the services, and the address it came from. */
export interface CallContext extends Services {
  readonly origin: string;
  /** How many people stand behind one origin: limits by origin are multiplied by it. */
  readonly peopleByOrigin: number;
  readonly files: PhotoFiles;
}
