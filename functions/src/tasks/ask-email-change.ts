import { EMAIL_CHANGE } from '@rawi/model/constants';
import { mailIds } from '@rawi/model/truth/mail';
import { findUserByEmail, findUserById } from '../callers/user-by-email.ts';
import type { TaskOf } from '../data/account-task.ts';
import { linkTicketsRef } from '../data/documents.ts';
import { mailRef, queuedMail } from '../data/outbox.ts';
import { drawTicket, dropExpiredTickets } from '../secrets/link-tickets.ts';
import { seal } from '../secrets/seal.ts';
import type { Services } from '../services/services.ts';

/**
 * Mails a link to the new address, and to the old one a link that stops the change or takes it back. If the
 * address is taken, its owner is informed instead. A request from before sessions ended has no effect: it may
 * have been an intruder's.
 */
export async function askEmailChange(services: Services, task: TaskOf<'askEmailChange'>): Promise<void> {
  const { firestore, auth, hashKey, now } = services;
  const { uid, locale } = task;
  const current = (await findUserById(auth, uid))?.email;
  if (!current) return;
  const isFree = (await findUserByEmail(auth, task.email)) === undefined;
  const askedAt = new Date(task.askedAt);
  const validMs = EMAIL_CHANGE.validMinutes * 60_000;
  const change = drawTicket(services, 'email-change', { uid, email: task.email, askedAt, validMs });
  const takeBackMs = EMAIL_CHANGE.takeBackHours * 60 * 60_000;
  const takeBack = drawTicket(services, 'take-back', { uid, email: current, askedAt, validMs: takeBackMs });
  const sealText = (text: string) => ({ locale, sealed: seal(hashKey, 'mail', text) });
  const toNew = isFree
    ? queuedMail({ kind: 'emailChange', to: task.email, ...sealText(change.ticket) }, now())
    : queuedMail({ kind: 'signUpAttempt', to: task.email, locale }, now());
  const notice = { kind: 'emailChangeNotice', to: current, ...sealText(takeBack.ticket) } as const;
  const first = mailRef(firestore, mailIds.emailChange(task.requestId));
  const second = mailRef(firestore, mailIds.emailChangeNotice(task.requestId));
  const ref = linkTicketsRef(firestore, uid);
  await firestore.runTransaction(async (transaction) => {
    const [sent, stored] = await Promise.all([transaction.get(first), transaction.get(ref)]);
    const tickets = dropExpiredTickets(stored.data(), now());
    // Delivered twice, or superseded: sessions ended meanwhile, or a newer change was requested.
    if (sent.exists || isSuperseded(askedAt, tickets.voidedAt, tickets.emailChange?.askedAt)) return;
    const earlier = tickets.takeBacks.filter(({ changedAt }) => changedAt !== null);
    transaction.set(ref, {
      ...tickets,
      emailChange: isFree ? change.stored : null,
      takeBacks: [...earlier, { ...takeBack.stored, changedAt: null }],
    });
    transaction.create(first, toNew);
    transaction.create(second, queuedMail(notice, now()));
  });
}

function isSuperseded(askedAt: Date, ...later: (Date | null | undefined)[]): boolean {
  return later.some((time) => time && time >= askedAt);
}
