import type { AccountResponse } from '@rawi/model/calls/calls';
import { FieldValue } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { noteTokenChanged } from '../callers/sessions.ts';
import { userRef } from '../data/users.ts';
import type { SignedInContext } from '../services/services.ts';

/** Removes the photo from the profile and the Auth record, and deletes its files. */
export async function removePhoto(context: SignedInContext): Promise<AccountResponse<'removePhoto'>> {
  const { firestore, auth, files, caller } = context;
  const photo = await firestore.runTransaction(async (transaction) => {
    const user = (await transaction.get(userRef(firestore, caller.uid))).data();
    if (!user) throw new CallError('profile-missing');
    transaction.update(userRef(firestore, caller.uid), { photo: FieldValue.delete() });
    return user.photo;
  });
  await auth.updateUser(caller.uid, { photoURL: null });
  await noteTokenChanged(context, caller.uid);
  if (photo) await files.removePhoto(photo);
  return {};
}
