import { paths } from '@rawi/model/paths';
import type { Firestore } from 'firebase-admin/firestore';
import type { Fields } from '../archive/encoding.ts';

/** Accounts that were erased, whose tokens may have lived on for an hour. */
export interface Erased {
  /** Whether a document is of one of them: none of that goes anywhere. */
  readonly isOf: (path: string, fields: Fields) => boolean;
}

/** Where a document says whose it is. */
const OWNERS = ['uid', 'reporter'] as const;

/** The accounts that wait to be erased a second time. */
export async function erasedIn(firestore: Firestore): Promise<Erased> {
  const { docs } = await firestore.collection(paths.erasures()).select().get();
  const uids = new Set(docs.map(({ id }) => id));
  return {
    isOf: (path, fields) =>
      uids.size > 0 &&
      (path.split('/').some((part) => uids.has(part)) ||
        OWNERS.some((name) => uids.has(String(fields[name])))),
  };
}
