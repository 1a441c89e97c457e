import type { AccountRequestOf, AccountResponse } from '@rawi/model/calls';
import type { User } from '@rawi/model/user';
import { FieldValue, type UpdateData } from 'firebase-admin/firestore';
import { CallError } from '../auth/call-error.ts';
import type { Caller } from '../auth/caller.ts';
import type { CallContext } from '../auth/services.ts';
import { tokenChanged } from '../auth/sessions.ts';
import { userRef } from '../data/users.ts';

/** Replaces what a person says of themselves. The token carries the name, so the Auth record gets it too. */
export async function updateProfile(
  context: CallContext,
  caller: Caller,
  { fullName, gender, dateOfBirth, nationality }: AccountRequestOf<'updateProfile'>,
): Promise<AccountResponse<'updateProfile'>> {
  const { firestore, auth } = context;
  const change: UpdateData<User> = {
    fullName,
    gender: gender ?? FieldValue.delete(),
    dateOfBirth: dateOfBirth ?? FieldValue.delete(),
    nationality: nationality ?? FieldValue.delete(),
  };
  const renamed = await firestore.runTransaction(async (transaction) => {
    const user = (await transaction.get(userRef(firestore, caller.uid))).data();
    if (!user) throw new CallError('profile-missing');
    transaction.update(userRef(firestore, caller.uid), change);
    return user.fullName !== fullName;
  });
  await auth.updateUser(caller.uid, { displayName: fullName });
  if (renamed) await tokenChanged(context, caller.uid);
  return {};
}
