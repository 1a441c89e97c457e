/** The roles of the model (`model/src/roles.ts`), which this file, run by Node as it is, cannot import. */
export const ROLES = ['translator', 'reviewer', 'admin'];

export const isRole = (name) => ROLES.includes(name);

/**
 * Gives the person of an address a role, or takes it, leaving their other claims as they are, and tells their open tabs
 * to fetch a new token. Returns the roles they have then, and whether that is a change.
 */
export async function changeRole({ auth, firestore }, { email, role, revoke = false, now = new Date() }) {
  const { uid, customClaims = {} } = await auth.getUserByEmail(email);
  const { [role]: held, ...rest } = customClaims;
  const claims = revoke ? rest : { ...rest, [role]: true };
  const roles = ROLES.filter((name) => claims[name] === true);
  if ((held === true) === !revoke) return { roles, changed: false };
  await auth.setCustomUserClaims(uid, claims);
  const inbox = firestore.doc(`users/${uid}/state/inbox`);
  await firestore.runTransaction(async (transaction) => {
    const { exists } = await transaction.get(inbox);
    // An inbox that is new has its count too.
    transaction.set(inbox, { ...(exists ? {} : { unread: 0 }), claimsChangedAt: now }, { merge: true });
  });
  return { roles, changed: true };
}
