import { randomUUID } from 'node:crypto';
import { requireAnotherAdmin } from './change-role.mjs';

/** The reasons of the model (`model/src/lists/closing-reasons.ts`), which this file, run by Node as it is, cannot import. */
export const CLOSING_REASONS = ['rights', 'abuse', 'spam', 'deceit', 'other'];

/**
 * Closes the account of an address, as the call of admins does (`functions/src/calls/close-account.ts`): the record and what rules
 * ask in one commit; the rest follows from the record by a function. Returns whether that is a change.
 */
export async function closeAccount({ auth, firestore }, { email, reason, note, now = new Date() }) {
  const { uid } = await auth.getUserByEmail(email);
  const refs = refsOf(firestore, uid);
  const changed = await firestore.runTransaction(async (transaction) => {
    const [closure, inbox, profile, staff] = await Promise.all(
      [refs.closure, refs.inbox, refs.profile, refs.staff].map((ref) => transaction.get(ref)),
    );
    if (closure.exists) return false;
    if (!profile.exists) throw new Error('The account has no profile: it is being erased.');
    await requireAnotherAdmin(firestore, uid, transaction);
    const closed = { reason, at: now, ...(note ? { note } : {}) };
    const decisionId = randomUUID();
    transaction.set(refs.closure, { ...closed, name: profile.get('fullName'), decisionId });
    const sessionsValidAfter = new Date(Math.floor(now.getTime() / 1000) * 1000);
    transaction.set(refs.inbox, { unread: 0, ...inbox.data(), closed, sessionsValidAfter });
    if (staff.exists) transaction.delete(refs.staff);
    keep(firestore, transaction, { id: decisionId, action: 'closeAccount', uid, reason, now });
    return true;
  });
  await auth.revokeRefreshTokens(uid);
  return changed;
}

/** Opens it again. Returns whether that is a change. */
export async function reopenAccount({ auth, firestore }, { email, now = new Date() }) {
  const { uid } = await auth.getUserByEmail(email);
  const refs = refsOf(firestore, uid);
  return await firestore.runTransaction(async (transaction) => {
    const [closure, inbox] = await Promise.all([refs.closure, refs.inbox].map((ref) => transaction.get(ref)));
    if (!closure.exists) return false;
    const { closed: _, ...rest } = inbox.data() ?? { unread: 0 };
    transaction.set(refs.inbox, rest);
    transaction.delete(refs.closure);
    keep(firestore, transaction, { id: randomUUID(), action: 'reopenAccount', uid, reason: null, now });
    return true;
  });
}

function refsOf(firestore, uid) {
  return {
    closure: firestore.doc(`closures/${uid}`),
    inbox: firestore.doc(`users/${uid}/state/inbox`),
    profile: firestore.doc(`users/${uid}`),
    staff: firestore.doc(`staff/${uid}`),
  };
}

/** Whoever runs the site has no account there. */
function keep(firestore, transaction, { id, action, uid, reason, now }) {
  const decision = { action, by: 'owner', at: now, about: `users/${uid}`, reason };
  transaction.create(firestore.doc(`audit/${id}`), decision);
}
