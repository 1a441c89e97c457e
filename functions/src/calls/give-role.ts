import type { ReviewRequestOf, ReviewResponse } from '@rawi/model/calls/review-calls';
import { paths } from '@rawi/model/paths';
import type { Audit } from '@rawi/model/truth/audit';
import { STAFF_ROLES, type StaffRole } from '@rawi/model/truth/staff';
import type { Transaction } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { isClosed } from '../callers/is-muted.ts';
import { findUserByEmail } from '../callers/user-by-email.ts';
import { writeAudit } from '../comments/write-audit.ts';
import { staffRef } from '../data/staff.ts';
import { userRef } from '../data/users.ts';
import { requireAdmin } from '../review/as-reviewer.ts';
import { requireImpartial } from '../review/impartial.ts';
import { requireAnotherAdmin } from '../review/last-admin.ts';
import type { SignedInContext } from '../services/services.ts';

/**
 * Gives a role to the person with an address; a task then updates their claims. The address must be
 * confirmed, so that the account cannot have been opened with somebody else's.
 */
export async function giveRole(
  context: SignedInContext,
  { email, role }: ReviewRequestOf<'giveRole'>,
): Promise<ReviewResponse<'giveRole'>> {
  const { firestore: db, auth, now } = context;
  const account = await findUserByEmail(auth, email);
  if (!account) throw new CallError('account-gone');
  if (!account.emailVerified) throw new CallError('email-unverified');
  const { uid } = account;
  await db.runTransaction(async (transaction) => {
    await requireAdmin(transaction, db, context.caller.uid);
    await requireImpartial(context, transaction, 'giveRole', { uid });
    const [entry, profile] = await Promise.all([
      transaction.get(staffRef(db, uid)),
      transaction.get(userRef(db, uid)),
    ]);
    if (await isClosed(transaction, db, uid)) throw new CallError('account-closed');
    const [before, name] = [entry.data(), profile.data()?.fullName];
    if (name === undefined) throw new CallError('account-gone');
    if (before?.roles.includes(role)) return;
    const roles = STAFF_ROLES.filter((each) => each === role || before?.roles.includes(each));
    transaction.set(entry.ref, { roles, name: before?.name ?? name, since: before?.since ?? now() });
    keep(context, transaction, { action: 'giveRole', uid, role });
  });
  return {};
}

/** Takes a role from somebody. Rules and calls know it immediately, their claims are updated later. */
export async function takeRole(
  context: SignedInContext,
  { uid, role }: ReviewRequestOf<'takeRole'>,
): Promise<ReviewResponse<'takeRole'>> {
  const { firestore: db, caller } = context;
  if (uid === caller.uid && role === 'admin') throw new CallError('own-role');
  await db.runTransaction(async (transaction) => {
    await requireAdmin(transaction, db, context.caller.uid);
    await requireImpartial(context, transaction, 'takeRole', { uid });
    const entry = await transaction.get(staffRef(db, uid));
    const before = entry.data();
    if (!before?.roles.includes(role)) return;
    if (role === 'admin') await requireAnotherAdmin(transaction, db, uid);
    const roles = before.roles.filter((each) => each !== role);
    if (roles.length === 0) transaction.delete(entry.ref);
    else transaction.update(entry.ref, { roles });
    keep(context, transaction, { action: 'takeRole', uid, role });
  });
  return {};
}

interface Change {
  readonly action: Extract<Audit['action'], 'giveRole' | 'takeRole'>;
  readonly uid: string;
  readonly role: StaffRole;
}

function keep(
  { firestore, now, random, caller }: SignedInContext,
  transaction: Transaction,
  { action, uid, role }: Change,
): void {
  const decision = { action, by: caller.uid, at: now(), about: paths.staff(uid), reason: role };
  writeAudit(transaction, firestore, random, decision);
}
