import { decisionMailSchema } from '@rawi/model/truth/decision';
import { MAIL_LEASE_SECONDS, MAIL_TRIES, type Mail } from '@rawi/model/truth/mail';
import { mailTo } from '@rawi/model/truth/mail-stop';
import type { Firestore } from 'firebase-admin/firestore';
import { mailRef } from '../data/outbox.ts';
import { closingMailSchema } from '../mail/closing-text.ts';
import { composeMail } from '../mail/compose.ts';
import { digestContent } from '../mail/digest-content.ts';
import { unsubscribeHeaders } from '../mail/links.ts';
import { mailStopRef } from '../mail/mail-stops.ts';
import { overdueMailSchema } from '../mail/overdue-text.ts';
import { type SendMail, UncertainDelivery } from '../mail/send-mail.ts';
import { unseal } from '../secrets/seal.ts';
import { splitSecret } from '../secrets/verification-secret.ts';

export interface Delivery {
  readonly firestore: Firestore;
  readonly now: () => Date;
  readonly hashKey: string;
  readonly site: string;
  /** The contact address in mails. */
  readonly contact: string;
  readonly send: SendMail;
}

/**
 * Sends one mail of the outbox, never twice: the task that holds the lease sends, and a mail whose worker
 * died while sending is parked instead of sent again, because it is unknown whether it was sent. Throws if
 * the queue should try again.
 */
export async function deliverMail(delivery: Delivery, mailId: string): Promise<void> {
  const mail = await takeMail(delivery, mailId);
  if (!mail) return;
  const { firestore, now } = delivery;
  const ref = mailRef(firestore, mailId);
  try {
    if (mail.to === null) {
      await ref.update({ ...DROPPED, endedAt: now() });
      return;
    }
    const secret = mail.sealed === null ? '' : unseal(delivery.hashKey, 'mail', mail.sealed);
    const { site, contact, send } = delivery;
    const values = { site, contact, email: mail.to };
    if (mail.kind === 'digest') {
      const { token, lines } = digestContent(secret);
      const content = composeMail(mail.kind, mail.locale, { ...values, secret: token, lines });
      const headers = unsubscribeHeaders({ site, secret: token });
      await send({ id: mailId, to: mail.to, ...content, headers });
    } else if (mail.kind === 'decision') {
      const decision = decisionMailSchema.parse(JSON.parse(secret));
      await send({
        id: mailId,
        to: mail.to,
        ...composeMail(mail.kind, mail.locale, { ...values, secret: '', decision }),
      });
    } else if (mail.kind === 'overdue') {
      const overdue = overdueMailSchema.parse(JSON.parse(secret));
      await send({
        id: mailId,
        to: mail.to,
        ...composeMail(mail.kind, mail.locale, { ...values, secret: '', overdue }),
      });
    } else if (mail.kind === 'accountClosed') {
      const closing = closingMailSchema.parse(JSON.parse(secret));
      await send({
        id: mailId,
        to: mail.to,
        ...composeMail(mail.kind, mail.locale, { ...values, secret: '', closing }),
      });
    } else if (mail.kind === 'verification') {
      const { ticket, code } = splitSecret(secret);
      const shown = { ...values, secret: ticket, ...(code !== undefined && { code }) };
      await send({ id: mailId, to: mail.to, ...composeMail(mail.kind, mail.locale, shown) });
    } else {
      await send({ id: mailId, to: mail.to, ...composeMail(mail.kind, mail.locale, { ...values, secret }) });
    }
  } catch (error) {
    const message = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const parked = mail.tries >= MAIL_TRIES || error instanceof UncertainDelivery;
    await ref.update({
      state: parked ? 'parked' : 'queued',
      leaseUntil: null,
      error: message,
      endedAt: parked ? now() : null,
      ...(parked ? forgetAddress(mail) : {}),
    });
    if (parked) return;
    throw error;
  }
  const sent = { state: 'sent', sealed: null, leaseUntil: null, endedAt: now(), error: null } as const;
  await ref.update({ ...sent, ...forgetAddress(mail) });
}

const DROPPED = { state: 'dropped', sealed: null, leaseUntil: null } as const;
/** Why a mail was dropped, for whoever asks whether it was sent. */
const STOPPED = 'Mail to this address has stopped.';

/** The goodbye is the last document with the address of a deleted account. */
function forgetAddress({ kind }: Mail): { readonly to?: null } {
  return kind === 'accountDeleted' ? { to: null } : {};
}

/**
 * Takes the mail for sending; undefined if there is nothing to send, as at an address to which mail of this kind has stopped
 * (docs/decisions/067).
 */
function takeMail({ firestore, now, hashKey }: Delivery, mailId: string): Promise<Mail | undefined> {
  const ref = mailRef(firestore, mailId);
  return firestore.runTransaction(async (transaction) => {
    const mail = (await transaction.get(ref)).data();
    const time = now();
    // Reads before it writes.
    const stopAt = mail?.to ? mailStopRef({ firestore, hashKey }, mail.to) : undefined;
    const stop = stopAt && (await transaction.get(stopAt)).data();
    if (mail?.state === 'sending') {
      if (mail.leaseUntil && mail.leaseUntil > time) return undefined;
      transaction.update(ref, {
        state: 'parked',
        leaseUntil: null,
        endedAt: time,
        error: 'The sender died while sending; whether the mail went is not known.',
      });
      return undefined;
    }
    if (mail?.state !== 'queued') return undefined;
    const what = mailTo(stop, { id: mailId, kind: mail.kind }, time);
    if (what === 'drop') {
      transaction.update(ref, { ...DROPPED, endedAt: time, error: STOPPED, ...forgetAddress(mail) });
      return undefined;
    }
    if (what === 'try' && stopAt) transaction.update(stopAt, { trial: { mailId, at: time } });
    const leased = {
      state: 'sending',
      tries: mail.tries + 1,
      leaseUntil: new Date(time.getTime() + MAIL_LEASE_SECONDS * 1000),
    } as const;
    transaction.update(ref, leased);
    return { ...mail, ...leased };
  });
}
