/** The roles of the model (`model/src/roles.ts`), which this file, run by Node as it is, cannot import. */
export const ROLES = ['translator', 'reviewer', 'admin'];

/** Those that stand in `staff/{uid}` too, which rules and functions ask (`model/src/truth/staff.ts`). */
export const STAFF_ROLES = ['reviewer', 'admin'];

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
  if (revoke && role === 'admin') await requireAnotherAdmin(firestore, uid);
  if (!revoke && (await firestore.doc(`closures/${uid}`).get()).exists)
    throw new Error('The account is closed. Open it again first: npm run close-account -- <email> --reopen');
  await auth.setCustomUserClaims(uid, claims);
  const inbox = firestore.doc(`users/${uid}/state/inbox`);
  const staff = firestore.doc(`staff/${uid}`);
  const staffRoles = roles.filter((name) => STAFF_ROLES.includes(name));
  await firestore.runTransaction(async (transaction) => {
    if (revoke && role === 'admin') await requireAnotherAdmin(firestore, uid, transaction);
    const { exists } = await transaction.get(inbox);
    const entry = await transaction.get(staff);
    const profile = await transaction.get(firestore.doc(`users/${uid}`));
    if (staffRoles.length === 0) transaction.delete(staff);
    else {
      const since = entry.get('since') ?? now;
      const name = entry.get('name') ?? profile.get('fullName') ?? email;
      transaction.set(staff, { roles: staffRoles, name, since });
    }
    // A new inbox needs its count too.
    transaction.set(inbox, { ...(exists ? {} : { unread: 0 }), claimsChangedAt: now }, { merge: true });
  });
  return { roles, changed: true };
}

/**
 * Refuses what would leave nobody who administers, as functions do (`functions/src/review/last-admin.ts`). In a transaction two
 * at once read each other.
 */
export async function requireAnotherAdmin(firestore, uid, transaction) {
  const admins = firestore.collection('staff').where('roles', 'array-contains', 'admin').limit(2);
  const { docs } = await (transaction ? transaction.get(admins) : admins.get());
  if (docs.length === 1 && docs[0].id === uid)
    throw new Error('Nobody else administers. Give somebody the role first.');
}
