import type { ReviewRequestOf, ReviewResponse } from '@rawi/model/calls/review-calls';
import { ACCOUNTS_FOUND, type FoundAccount } from '@rawi/model/calls/staff-calls';
import { rolesOf } from '@rawi/model/lists/roles';
import { emailAddress } from '@rawi/model/text/email-address';
import { idSchema } from '@rawi/model/truth/schemas';
import type { User } from '@rawi/model/truth/user';
import { takenDownForRights } from '../accounts/taken-down.ts';
import { findUserByEmail, findUserById } from '../callers/user-by-email.ts';
import { inboxRef, peopleNamed, userRef } from '../data/users.ts';
import type { SignedInContext } from '../services/services.ts';

/** Finds people by a whole address, id or name. Each person found costs four reads, and one more of Auth. */
export async function findAccounts(
  context: SignedInContext,
  { query }: ReviewRequestOf<'findAccounts'>,
): Promise<ReviewResponse<'findAccounts'>> {
  const { uids, more } = await findUids(context, query);
  const accounts = await Promise.all(uids.map((uid) => accountOf(context, uid)));
  return { accounts: accounts.filter((account) => account !== undefined), more };
}

/**
 * An address has an at sign, which neither an id nor a name may have. A text that can be an id is looked up
 * as both id and name.
 */
async function findUids(
  { firestore, auth }: SignedInContext,
  query: string,
): Promise<{ readonly uids: string[]; readonly more: boolean }> {
  if (query.includes('@')) {
    const account = await findUserByEmail(auth, emailAddress(query));
    return { uids: account ? [account.uid] : [], more: false };
  }
  const isId = idSchema.safeParse(query).success;
  const byId = isId ? await userRef(firestore, query).get() : undefined;
  if (byId?.exists) return { uids: [query], more: false };
  const { docs } = await peopleNamed(firestore, query, ACCOUNTS_FOUND + 1).get();
  const uids = docs.map(({ id }) => id);
  return { uids: uids.slice(0, ACCOUNTS_FOUND), more: uids.length > ACCOUNTS_FOUND };
}

async function accountOf(
  { firestore, auth, now }: SignedInContext,
  uid: string,
): Promise<FoundAccount | undefined> {
  const [profile, inbox, account, takenDown] = await Promise.all([
    userRef(firestore, uid).get(),
    inboxRef(firestore, uid).get(),
    findUserById(auth, uid),
    takenDownForRights(firestore, uid),
  ]);
  const user: User | undefined = profile.data();
  if (!user || !account) return undefined;
  const { closed, mutedUntil } = inbox.data() ?? {};
  return {
    uid,
    name: user.fullName,
    createdAt: user.createdAt.toISOString(),
    roles: rolesOf(account.customClaims ?? {}),
    closed: closed ? { at: closed.at.toISOString(), reason: closed.reason, note: closed.note ?? null } : null,
    mutedUntil: mutedUntil && mutedUntil > now() ? mutedUntil.toISOString() : null,
    takenDownForRights: takenDown,
  };
}
