import type { Firestore } from 'firebase-admin/firestore';
import type { AccountAuth } from '../data/account-auth.ts';
import type { Files } from '../data/files.ts';

/** A site as the doctor looks at it. */
export interface Patient {
  readonly firestore: Firestore;
  readonly auth: Pick<AccountAuth, 'getUser' | 'setCustomUserClaims'>;
  /** The bucket of published files. */
  readonly published: Files;
  readonly now: () => Date;
  /** Everything is looked at; otherwise a sample. */
  readonly all: boolean;
  /** Where a sample begins among ids: the same for the whole run, so that a second look finds the same documents. */
  readonly from: string;
}

/** What is wrong, in plain words, with what to do about it. */
export interface Finding {
  /** The path of the document or file that it is about: with the name of the check it names the finding. */
  readonly id: string;
  readonly problem: string;
  readonly remedy: string;
  /** Mends what is derived; absent where the truth itself is concerned, or only a person can decide. */
  readonly repair?: () => Promise<unknown>;
}

/** How many documents of each kind a run looks at. */
export interface Sizes {
  readonly pages: number;
  readonly comics: number;
  readonly chapters: number;
  readonly publishers: number;
  readonly translators: number;
  readonly comments: number;
  readonly people: number;
  readonly articles: number;
  /** Records of what was taken from readers. */
  readonly removed: number;
}

/** One kind of finding. */
export interface Check {
  /** What a finding of it is called, in the table and where a test declares what it leaves. */
  readonly name: string;
  /** About how many documents it reads. */
  readonly reads: (sizes: Sizes) => number;
  readonly find: (patient: Patient) => AsyncIterable<Finding>;
  /** Names of checks, later ones, whose truth its repair changes: what they find after it is mended too. */
  readonly upsets?: readonly string[];
}
