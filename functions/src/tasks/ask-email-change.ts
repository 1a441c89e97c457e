import { EMAIL_CHANGE } from '@rawi/model/constants';
import { mailIds } from '@rawi/model/truth/mail';
import { userByEmail, userById } from '../callers/user-by-email.ts';
import type { TaskOf } from '../data/account-task.ts';
import { linkTicketsRef } from '../data/documents.ts';
import { mailRef, queuedMail } from '../data/outbox.ts';
import { drawTicket, keptTickets } from '../secrets/link-tickets.ts';
import { seal } from '../secrets/seal.ts';
import type { Services } from '../services/services.ts';

/**
 * Mails a link to the new address and another to the old one, which stops the change or takes it back. The owner of a
 * taken address is told instead. Nothing comes of a request from before sessions ended: it may have been an intruder's.
 */
export async function askEmailChange(services: Services, task: TaskOf<'askEmailChange'>): Promise<void> {
  const { firestore, auth, hashKey, now } = services;
  const { uid, locale } = task;
  const current = (await userById(auth, uid))?.email;
  if (!current) return;
  const isFree = (await userByEmail(auth, task.email)) === undefined;
  const askedAt = new Date(task.askedAt);
  const validMs = EMAIL_CHANGE.validMinutes * 60_000;
  const change = drawTicket(services, 'email-change', { uid, email: task.email, askedAt, validMs });
  const takeBackMs = EMAIL_CHANGE.takeBackHours * 60 * 60_000;
  const takeBack = drawTicket(services, 'take-back', { uid, email: current, askedAt, validMs: takeBackMs });
  const sealed = (text: string) => ({ locale, sealed: seal(hashKey, 'mail', text) });
  const toNew = isFree
    ? queuedMail({ kind: 'emailChange', to: task.email, ...sealed(change.ticket) }, now())
    : queuedMail({ kind: 'signUpAttempt', to: task.email, locale }, now());
  const notice = { kind: 'emailChangeNotice', to: current, ...sealed(takeBack.ticket) } as const;
  const first = mailRef(firestore, mailIds.emailChange(task.requestId));
  const second = mailRef(firestore, mailIds.emailChangeNotice(task.requestId));
  const ref = linkTicketsRef(firestore, uid);
  await firestore.runTransaction(async (transaction) => {
    const [sent, stored] = await Promise.all([transaction.get(first), transaction.get(ref)]);
    const tickets = keptTickets(stored.data(), now());
    // Delivered twice, or overtaken: sessions ended meanwhile, or a newer change was asked for.
    if (sent.exists || isOvertaken(askedAt, tickets.voidedAt, tickets.emailChange?.askedAt)) return;
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

function isOvertaken(askedAt: Date, ...later: (Date | null | undefined)[]): boolean {
  return later.some((time) => time && time >= askedAt);
}
