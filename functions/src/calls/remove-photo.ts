import type { AccountResponse } from '@rawi/model/calls';
import { FieldValue } from 'firebase-admin/firestore';
import { CallError } from '../auth/call-error.ts';
import type { Caller } from '../auth/caller.ts';
import type { CallContext } from '../auth/services.ts';
import { tokenChanged } from '../auth/sessions.ts';
import { userRef } from '../data/users.ts';

/** Takes the photo off the profile and the Auth record, and deletes its files. */
export async function removePhoto(
  context: CallContext,
  caller: Caller,
): Promise<AccountResponse<'removePhoto'>> {
  const { firestore, auth, files } = context;
  const photo = await firestore.runTransaction(async (transaction) => {
    const user = (await transaction.get(userRef(firestore, caller.uid))).data();
    if (!user) throw new CallError('profile-missing');
    transaction.update(userRef(firestore, caller.uid), { photo: FieldValue.delete() });
    return user.photo;
  });
  await auth.updateUser(caller.uid, { photoURL: null });
  await tokenChanged(context, caller.uid);
  if (photo) await files.removePhoto(photo);
  return {};
}
