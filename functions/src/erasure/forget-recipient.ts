import type { Firestore } from 'firebase-admin/firestore';
import { linkTicketsRef } from '../data/documents.ts';
import { mailsTo } from '../data/outbox.ts';
import { mailStopRef } from '../mail/mail-stops.ts';
import { addressOf, boundAddress } from '../secrets/link-tickets.ts';

/** The event may be late: what happened with the address since then belongs to another account. */
export interface DeletedAccount {
  readonly uid: string;
  readonly email: string | undefined;
  readonly deletedAt: Date;
}

/** Documents changed in one write. */
const BATCH = 400;

/**
 * Removes the addresses of an account from its mails, including earlier and requested ones, and whether mail to them stops. The sender drops
 * a mail without a recipient; the goodbye loses its address once it is sent.
 */
export async function forgetRecipient(
  { firestore, hashKey }: { readonly firestore: Firestore; readonly hashKey: string },
  { uid, email, deletedAt }: DeletedAccount,
): Promise<void> {
  const tickets = (await linkTicketsRef(firestore, uid).get()).data();
  const addresses = new Set([
    ...(email ? [email] : []),
    ...(tickets?.address ? [boundAddress(hashKey, tickets.address)] : []),
    ...(tickets?.emailChange ? [addressOf(hashKey, 'email-change', tickets.emailChange)] : []),
    ...(tickets?.takeBacks ?? []).map((each) => addressOf(hashKey, 'take-back', each)),
  ]);
  for (const address of addresses) {
    await forgetAddress(firestore, address, deletedAt);
    // That of the account's own address goes with the profile: the goodbye asks it.
    if (address !== email) await mailStopRef({ firestore, hashKey }, address).delete();
  }
}

async function forgetAddress(firestore: Firestore, address: string, deletedAt: Date): Promise<void> {
  for (;;) {
    const { docs } = await mailsTo(firestore, address, BATCH).get();
    const theirs = docs.filter((mail) => {
      const { kind, createdAt } = mail.data();
      return kind !== 'accountDeleted' && createdAt <= deletedAt;
    });
    if (theirs.length === 0) return;
    const batch = firestore.batch();
    for (const { ref } of theirs) batch.update(ref, { to: null, sealed: null });
    await batch.commit();
  }
}
