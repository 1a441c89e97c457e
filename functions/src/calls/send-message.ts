import type { VisitorRequestOf, VisitorResponse } from '@rawi/model/calls/visitor-calls';
import { type MailKind, mailIds } from '@rawi/model/truth/mail';
import type { SignedMessage } from '@rawi/model/truth/message';
import { spendIfLeft } from '../allowances/call-limit.ts';
import { receiptLimits } from '../allowances/visitor-limits.ts';
import { CallError } from '../callers/call-error.ts';
import { messageRef } from '../data/messages.ts';
import { mailRef, queuedMail } from '../data/outbox.ts';
import type { CallContext } from '../services/services.ts';

/**
 * Stores a message to the site and mails its sender a receipt, unless the address got many receipts today. A
 * message sent twice does not change.
 */
export async function sendMessage(
  context: CallContext,
  { messageId, ...fields }: VisitorRequestOf<'sendMessage'>,
): Promise<VisitorResponse<'sendMessage'>> {
  await keep(context, messageId, { kind: 'contact', ...fields, ...arriving(context) });
  return {};
}

/** Does the same for a notice that something is here without permission. */
export async function sendNotice(
  context: CallContext,
  { messageId, ...fields }: VisitorRequestOf<'sendNotice'>,
): Promise<VisitorResponse<'sendNotice'>> {
  await keep(context, messageId, { kind: 'takedown', ...fields, ...arriving(context) });
  return {};
}

/** Does the same for an answer to such a notice. */
export async function sendCounter(
  context: CallContext,
  { messageId, takedownId, ...fields }: VisitorRequestOf<'sendCounter'>,
): Promise<VisitorResponse<'sendCounter'>> {
  const about = { takedownId: takedownId ?? null, forwardedAt: null };
  await keep(context, messageId, { kind: 'counter', ...fields, ...about, ...arriving(context) });
  return {};
}

const RECEIPTS = {
  contact: 'messageReceived',
  takedown: 'noticeReceived',
  counter: 'counterReceived',
} as const satisfies Readonly<Record<SignedMessage['kind'], MailKind>>;

const arriving = ({ now }: CallContext) => ({ state: 'open', at: now(), expiresAt: null }) as const;

async function keep(context: CallContext, messageId: string, message: SignedMessage): Promise<void> {
  const { firestore } = context;
  const hasReceipt = await spendIfLeft(firestore, receiptLimits(context, message.email), context.now());
  const ref = messageRef(firestore, messageId);
  const { email: to, locale, at } = message;
  const kind = RECEIPTS[message.kind];
  await firestore.runTransaction(async (transaction) => {
    const before = (await transaction.get(ref)).data();
    if (before) {
      if (before.kind === message.kind && before.email === to) return;
      throw new CallError('invalid-fields', { fields: { messageId: 'invalid' } });
    }
    transaction.create(ref, message);
    if (!hasReceipt) return;
    transaction.create(mailRef(firestore, mailIds.received(messageId)), queuedMail({ kind, to, locale }, at));
  });
}
