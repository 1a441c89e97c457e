import { paths } from '@rawi/model/paths';
import { MAIL_KEPT_DAYS, type Mail, mailSchema } from '@rawi/model/truth/mail';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(mailSchema);

export function mailRef(db: Firestore, mailId: string): DocumentReference<Mail> {
  return db.doc(paths.outboxMail(mailId)).withConverter(converter);
}

/** Mails in a state, oldest names first, a bounded number. */
export function mailsIn(db: Firestore, state: Mail['state'], limit: number): Query<Mail> {
  return db.collection('outbox').withConverter(converter).where('state', '==', state).limit(limit);
}

/** Mails to an address, a bounded number. */
export function mailsTo(db: Firestore, to: string, limit: number): Query<Mail> {
  return db.collection('outbox').withConverter(converter).where('to', '==', to).limit(limit);
}

/** What puts a mail that was given up back into the queue, which the sweep of the outbox hands over. */
export const QUEUED_AGAIN = { state: 'queued', tries: 0, error: null, endedAt: null } as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A mail as it enters the outbox; creating it triggers the sender. */
export function queuedMail(
  mail: Pick<Mail, 'kind' | 'to' | 'locale'> & { sealed?: string },
  now: Date,
): Mail {
  return {
    kind: mail.kind,
    to: mail.to,
    locale: mail.locale,
    sealed: mail.sealed ?? null,
    state: 'queued',
    tries: 0,
    createdAt: now,
    leaseUntil: null,
    endedAt: null,
    error: null,
    expiresAt: new Date(now.getTime() + MAIL_KEPT_DAYS * DAY_MS),
  };
}
