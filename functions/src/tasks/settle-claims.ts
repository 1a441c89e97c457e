import { type Role, rolesOf } from '@rawi/model/lists/roles';
import { standingOf } from '@rawi/model/review/application-machine';
import { tokenChanged } from '../callers/sessions.ts';
import { userById } from '../callers/user-by-email.ts';
import { applicationRef } from '../data/documents.ts';
import { staffRef } from '../data/staff.ts';
import type { Services } from '../services/services.ts';

/** A record that changes while its claims are set is looked at again; so often, then the queue tries once more. */
const ROUNDS = 5;

/**
 * Gives a person's token the roles that their records tell, and has open tabs fetch it: a reviewer and an admin stand among
 * the staff, and an application that was approved makes a translator. Who was made one without an application stays one,
 * until theirs is ended. Whatever came in between is seen, since the records are read again when the claims are set.
 */
export async function settleClaims(services: Services, uid: string): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const account = await userById(services.auth, uid);
    if (!account) return;
    const claims = account.customClaims ?? {};
    const before = rolesOf(claims);
    const after = await recordedRoles(services, uid, before);
    if (before.join() === after.join()) {
      // Also where an earlier try has set them, and died before it said so.
      return await tokenChanged(services, uid);
    }
    const { translator: _t, reviewer: _r, admin: _a, ...others } = claims;
    // It replaces the whole map.
    const roles = Object.fromEntries(after.map((role) => [role, true]));
    await services.auth.setCustomUserClaims(uid, { ...others, ...roles });
  }
  throw new Error(`The records of ${uid} change faster than their claims.`);
}

async function recordedRoles(
  { firestore }: Pick<Services, 'firestore'>,
  uid: string,
  before: readonly Role[],
): Promise<Role[]> {
  const [staff, application] = await Promise.all([
    staffRef(firestore, uid).get(),
    applicationRef(firestore, uid).get(),
  ]);
  const { state } = standingOf(application.data());
  const wasMadeOtherwise = before.includes('translator') && state !== 'dismissed';
  const isTranslator = state === 'approved' || wasMadeOtherwise;
  const onStaff = staff.data()?.roles ?? [];
  return rolesOf({
    translator: isTranslator,
    reviewer: onStaff.includes('reviewer'),
    admin: onStaff.includes('admin'),
  });
}
