import { type Role, rolesOf } from '@rawi/model/lists/roles';
import { standingOf } from '@rawi/model/review/application-machine';
import { noteTokenChanged } from '../callers/sessions.ts';
import { findUserById } from '../callers/user-by-email.ts';
import { applicationRef } from '../data/documents.ts';
import { staffRef } from '../data/staff.ts';
import type { Services } from '../services/services.ts';

/**
 * A record that changes while its claims are set is read again, this many times; then the queue tries once
 * more.
 */
const MAX_ROUNDS = 5;

interface Settling extends Pick<Services, 'firestore' | 'now'> {
  readonly auth: Pick<Services['auth'], 'getUser' | 'setCustomUserClaims'>;
}

/**
 * Gives a person's token the roles in their records, and makes open tabs refresh it: the staff record makes
 * reviewers and admins, and an approved application makes a translator. Somebody who became a translator
 * without an application stays one, unless an application of theirs is ended. The records are read again when
 * the claims are set, so no change in between is missed.
 */
export async function settleClaims(services: Settling, uid: string): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const account = await findUserById(services.auth, uid);
    if (!account) return;
    const claims = account.customClaims ?? {};
    const before = rolesOf(claims);
    const after = await recordedRoles(services, uid, before);
    if (before.join() === after.join()) {
      // Open tabs are informed even if an earlier attempt set the claims and died before this.
      return await noteTokenChanged(services, uid);
    }
    const { translator: _t, reviewer: _r, admin: _a, ...others } = claims;
    // It replaces the whole map.
    const roles = Object.fromEntries(after.map((role) => [role, true]));
    await services.auth.setCustomUserClaims(uid, { ...others, ...roles });
  }
  throw new Error(`The records of ${uid} change faster than their claims.`);
}

/** The roles that a person's records give them; `before` are those of their token. */
export async function recordedRoles(
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
