import type { CommunityRequestOf, CommunityResponse } from '@rawi/model/calls/community-calls';
import { rolesOf } from '@rawi/model/lists/roles';
import { paths } from '@rawi/model/paths';
import { CallError } from '../callers/call-error.ts';
import { findUserById } from '../callers/user-by-email.ts';
import { writeAudit } from '../comments/write-audit.ts';
import { inboxRef } from '../data/users.ts';
import { requireImpartial } from '../review/impartial.ts';
import type { SignedInContext } from '../services/services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Two calls within this time count as one. */
const DUPLICATE_SECONDS = 60;

/**
 * Mutes an account for a number of days from now, or ends the muting; rules read it where comments are
 * written.
 */
export async function muteAccount(
  context: SignedInContext,
  { uid, days }: CommunityRequestOf<'muteAccount'>,
): Promise<CommunityResponse<'muteAccount'>> {
  const { firestore, auth, now, random, caller } = context;
  const account = await findUserById(auth, uid);
  if (!account) throw new CallError('account-gone');
  const roles = rolesOf(account.customClaims ?? {});
  if (roles.includes('reviewer') || roles.includes('admin')) throw new CallError('not-of-reviewers');
  const ref = inboxRef(firestore, uid);
  await firestore.runTransaction(async (transaction) => {
    await requireImpartial(context, transaction, 'muteAccount', { uid });
    const { mutedUntil, ...inbox } = (await transaction.get(ref)).data() ?? { unread: 0 };
    const until = days === 0 ? undefined : new Date(now().getTime() + days * DAY_MS);
    if (isAbout(mutedUntil, until)) return;
    transaction.set(ref, { ...inbox, ...(until && { mutedUntil: until }) });
    writeAudit(transaction, firestore, random, {
      action: 'muteAccount',
      by: caller.uid,
      at: now(),
      about: paths.user(uid),
      reason: `${days} days`,
    });
  });
  return {};
}

function isAbout(one: Date | undefined, other: Date | undefined): boolean {
  if (!one || !other) return one === other;
  return Math.abs(one.getTime() - other.getTime()) < DUPLICATE_SECONDS * 1000;
}
