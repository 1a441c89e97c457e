import { photoUrl } from '@rawi/model/truth/photo-url';
import type { Firestore } from 'firebase-admin/firestore';
import { noteTokenChanged } from '../callers/sessions.ts';
import type { AccountAuth } from '../data/account-auth.ts';
import { userRef } from '../data/users.ts';

export interface PhotoRecord {
  readonly firestore: Firestore;
  readonly auth: Pick<AccountAuth, 'updateUser'>;
  readonly storageOrigin: string;
  readonly now: () => Date;
}

/**
 * Copies the profile's photo to the Auth record. The profile is read again after the write: a later change of
 * it starts its own run, so the last run has seen the last profile.
 */
export async function showPhoto(record: PhotoRecord, bucket: string, uid: string): Promise<void> {
  const { firestore, auth, storageOrigin } = record;
  let written: string | null | undefined;
  for (;;) {
    const profile = (await userRef(firestore, uid).get()).data();
    if (!profile) return;
    const path = profile.photo?.sources[0]?.path;
    const photoURL = path === undefined ? null : photoUrl(storageOrigin, bucket, path);
    if (photoURL === written) break;
    await auth.updateUser(uid, { photoURL });
    written = photoURL;
  }
  await noteTokenChanged(record, uid);
}
