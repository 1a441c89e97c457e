import { LOCALES } from '@rawi/model/locales';
import { paths } from '@rawi/model/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { resetKey } from '../auth/reset-hashes.ts';
import type { Bucket } from '../data/bucket.ts';
import { mailRef, queuedMail } from '../data/outbox.ts';
import { resetCodeRef } from '../data/reset-codes.ts';
import { userRef } from '../data/users.ts';
import { deletePhoto } from '../photos/photo-files.ts';

export interface ErasureServices {
  readonly firestore: Firestore;
  readonly bucket: Bucket;
  readonly hashKey: string;
  readonly now: () => Date;
}

/**
 * Erases what is personal once an account is gone, whatever way it went: profile with all below it, photo, uploads,
 * reset code; and mails a goodbye. Each step may be done twice, and the profile goes last, so that a delivery after a
 * failure finds what is left to do.
 */
export async function eraseAccount(
  { firestore, bucket, hashKey, now }: ErasureServices,
  { uid, email }: { readonly uid: string; readonly email: string | undefined },
): Promise<void> {
  const ref = userRef(firestore, uid);
  const user = (await ref.get()).data();
  if (user?.photo) await deletePhoto(bucket, user.photo);
  await bucket.deleteFiles({ prefix: `incoming/${uid}/avatar/`, force: true });
  if (email) await resetCodeRef(firestore, resetKey(hashKey, email)).delete();
  for (const collection of await firestore.doc(paths.user(uid)).listCollections()) {
    await firestore.recursiveDelete(collection);
  }
  await firestore.runTransaction(async (transaction) => {
    const mail = mailRef(firestore, `accountDeleted_${uid}`);
    const [profile, sent] = await Promise.all([transaction.get(ref), transaction.get(mail)]);
    if (!profile.exists) return;
    transaction.delete(ref);
    if (!email || sent.exists) return;
    const locale = profile.data()?.locale ?? LOCALES[0];
    transaction.create(mail, queuedMail({ kind: 'accountDeleted', to: email, locale }, now()));
  });
}
