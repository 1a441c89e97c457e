import type { AccountRequestOf, AccountResponse } from '@rawi/model/calls/calls';
import { claimsTheHouse } from '@rawi/model/text/house-name';
import type { User } from '@rawi/model/truth/user';
import { FieldValue, type UpdateData } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { noteTokenChanged } from '../callers/sessions.ts';
import { staffRef } from '../data/staff.ts';
import { userRef } from '../data/users.ts';
import type { SignedInContext } from '../services/services.ts';

/**
 * Replaces a person's profile. The token carries the name, so the Auth record gets it too. Only staff may use
 * a name that claims to speak for the site; the staff record decides who that is.
 */
export async function updateProfile(
  context: SignedInContext,
  { fullName, gender, dateOfBirth, nationality }: AccountRequestOf<'updateProfile'>,
): Promise<AccountResponse<'updateProfile'>> {
  const { firestore, auth, caller } = context;
  const change: UpdateData<User> = {
    fullName,
    gender: gender ?? FieldValue.delete(),
    dateOfBirth: dateOfBirth ?? FieldValue.delete(),
    nationality: nationality ?? FieldValue.delete(),
  };
  const renamed = await firestore.runTransaction(async (transaction) => {
    const user = (await transaction.get(userRef(firestore, caller.uid))).data();
    if (!user) throw new CallError('profile-missing');
    if (user.fullName !== fullName && claimsTheHouse(fullName)) {
      const staff = await transaction.get(staffRef(firestore, caller.uid));
      if (!staff.exists) throw new CallError('name-reserved');
    }
    transaction.update(userRef(firestore, caller.uid), change);
    return user.fullName !== fullName;
  });
  await auth.updateUser(caller.uid, { displayName: fullName });
  if (renamed) await noteTokenChanged(context, caller.uid);
  return {};
}

/** The name that others read until then. */
export async function shownOfProfile({ firestore, caller }: SignedInContext) {
  return { fullName: (await userRef(firestore, caller.uid).get()).data()?.fullName };
}
