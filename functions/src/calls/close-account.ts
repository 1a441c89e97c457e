import type { ReviewRequestOf, ReviewResponse } from '@rawi/model/calls/review-calls';
import { paths } from '@rawi/model/paths';
import type { Audit } from '@rawi/model/truth/audit';
import type { Transaction } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { findUserById } from '../callers/user-by-email.ts';
import { writeAudit } from '../comments/write-audit.ts';
import { closureRef } from '../data/closures.ts';
import { staffRef } from '../data/staff.ts';
import { inboxRef, userRef } from '../data/users.ts';
import { requireAdmin } from '../review/as-reviewer.ts';
import { decisionIdOf } from '../review/decision-id.ts';
import { requireImpartial } from '../review/impartial.ts';
import { requireAnotherAdmin } from '../review/last-admin.ts';
import { wasDecided } from '../review/was-decided.ts';
import type { SignedInContext } from '../services/services.ts';

/**
 * Closes an account immediately: rules and calls refuse its sessions, sign-ins are refused, and staff roles
 * are gone, all in one commit. The rest follows from the record (`settleClosure`): the reviewers' queue, the
 * mail, the claims.
 */
export async function closeAccount(
  context: SignedInContext,
  { uid, requestId, reason, note }: ReviewRequestOf<'closeAccount'>,
): Promise<ReviewResponse<'closeAccount'>> {
  const { firestore: db, auth, now, caller } = context;
  if (!(await findUserById(auth, uid))) throw new CallError('account-gone');
  const isClosed = await db.runTransaction(async (transaction) => {
    const keep = await prepareDecision(context, transaction, { action: 'closeAccount', uid, requestId });
    const closure = await transaction.get(closureRef(db, uid));
    // A late request, after the account was opened again, ends no session.
    if (!keep) return closure.exists;
    const [profile, inbox, staff] = await Promise.all([
      transaction.get(userRef(db, uid)),
      transaction.get(inboxRef(db, uid)),
      transaction.get(staffRef(db, uid)),
    ]);
    const name = profile.data()?.fullName;
    if (name === undefined) throw new CallError('account-gone');
    if (closure.exists) throw new CallError('moved-on');
    await requireAnotherAdmin(transaction, db, uid);
    const at = now();
    const closed = { reason, at, ...(note !== undefined && { note }) };
    transaction.set(closure.ref, { ...closed, name, decisionId: decisionIdOf(caller.uid, requestId) });
    transaction.set(inbox.ref, { unread: 0, ...inbox.data(), closed, sessionsValidAfter: wholeSecond(at) });
    if (staff.exists) transaction.delete(staff.ref);
    keep(reason);
    return true;
  });
  // The record's trigger does this too, in case the call dies here.
  if (isClosed) await auth.revokeRefreshTokens(uid);
  return {};
}

/** Opens an account again. Staff roles do not come back by themselves; a translator is still one. */
export async function reopenAccount(
  context: SignedInContext,
  { uid, requestId }: ReviewRequestOf<'reopenAccount'>,
): Promise<ReviewResponse<'reopenAccount'>> {
  const { firestore: db } = context;
  await db.runTransaction(async (transaction) => {
    const keep = await prepareDecision(context, transaction, { action: 'reopenAccount', uid, requestId });
    if (!keep) return;
    const [inbox, closure] = await Promise.all([
      transaction.get(inboxRef(db, uid)),
      transaction.get(closureRef(db, uid)),
    ]);
    if (!closure.exists) throw new CallError('moved-on');
    const { closed: _, ...rest } = inbox.data() ?? { unread: 0 };
    transaction.set(inbox.ref, rest);
    transaction.delete(closure.ref);
    keep();
  });
  return {};
}

interface Asked {
  readonly action: Extract<Audit['action'], 'closeAccount' | 'reopenAccount'>;
  readonly uid: string;
  readonly requestId: string;
}

/** What writes the decision with its reason; undefined if the request was carried out before. */
async function prepareDecision(
  context: SignedInContext,
  transaction: Transaction,
  { action, uid, requestId }: Asked,
): Promise<((reason?: string) => void) | undefined> {
  const { firestore: db, now, caller } = context;
  await requireAdmin(transaction, db, caller.uid);
  await requireImpartial(context, transaction, action, { uid });
  const decisionId = decisionIdOf(caller.uid, requestId);
  const decision = { action, by: caller.uid, about: paths.user(uid) };
  if (await wasDecided(transaction, db, decisionId, decision)) return undefined;
  return (reason) =>
    writeAudit(transaction, db, { decisionId }, { ...decision, at: now(), reason: reason ?? null });
}

/** Tokens state their time in whole seconds. */
function wholeSecond(time: Date): Date {
  return new Date(Math.floor(time.getTime() / 1000) * 1000);
}
