import { VERIFICATION_HOURS } from '@rawi/model/constants';
import { mailIds } from '@rawi/model/truth/mail';
import { DEFAULT_SETTINGS, personalFields, type User } from '@rawi/model/truth/user';
import { latestTodayAnywhere } from '@rawi/model/validation/dates';
import { z } from 'zod';
import type { AccountAuth } from '../data/account-auth.ts';
import type { TaskOf } from '../data/account-task.ts';
import { linkTicketsRef } from '../data/documents.ts';
import { mailRef, queuedMail } from '../data/outbox.ts';
import { inboxRef, userRef } from '../data/users.ts';
import { drawTicket, dropExpiredTickets, markerHash, sealAddress } from '../secrets/link-tickets.ts';
import { seal, unseal } from '../secrets/seal.ts';
import { drawSignUpCode } from '../secrets/sign-up-code.ts';
import { joinSecret } from '../secrets/verification-secret.ts';
import type { Services } from '../services/services.ts';

const sealedSchema = z.strictObject({
  ...personalFields(latestTodayAnywhere),
  password: z.string().min(1),
  marker: z.string().optional(),
});

/**
 * Makes the account, its profile and the verification mail; for a taken address, a mail to its owner instead.
 * The account's id is the request's, so a second delivery finds the first one's account and continues with
 * it.
 */
export async function createAccount(services: Services, task: TaskOf<'createAccount'>): Promise<void> {
  const { firestore, auth, hashKey, now } = services;
  const { password, marker, ...personal } = sealedSchema.parse(
    JSON.parse(unseal(hashKey, 'createAccount', task.sealed)),
  );
  const { locale } = task;
  const uid = task.requestId.slice(0, 28);
  if (!(await ownAccount(auth, { uid, email: task.email, password, displayName: personal.fullName }))) {
    await notifyOwner(services, task);
    return;
  }
  const { ticket, stored } = drawTicket(services, 'verification', {
    uid,
    email: task.email,
    askedAt: now(),
    validMs: VERIFICATION_HOURS * 60 * 60_000,
  });
  const drawn = drawSignUpCode(services, task, uid);
  const secret = joinSecret({ ticket, ...(drawn && { code: drawn.code }) });
  const mail = queuedMail(
    { kind: 'verification', to: task.email, locale, sealed: seal(hashKey, 'mail', secret) },
    now(),
  );
  await firestore.runTransaction(async (transaction) => {
    if ((await transaction.get(userRef(firestore, uid))).exists) return;
    transaction.create(userRef(firestore, uid), profile(personal, locale, new Date(task.askedAt)));
    transaction.create(inboxRef(firestore, uid), { unread: 0 });
    transaction.set(linkTicketsRef(firestore, uid), {
      ...dropExpiredTickets(undefined, now()),
      address: sealAddress(hashKey, task.email),
      verification: stored,
      signUpMarker: marker === undefined ? null : markerHash(hashKey, marker),
    });
    transaction.create(mailRef(firestore, mailIds.verification(task.requestId)), mail);
    if (drawn) transaction.set(drawn.ref, drawn.stored);
  });
}

/**
 * Mails the owner of a taken address. The browser that asked for it has a code as for a free one, which is mailed to nobody; a
 * code that it has stays, as it is: signing up once more changes nothing about either address.
 */
async function notifyOwner(services: Services, task: TaskOf<'createAccount'>): Promise<void> {
  const { firestore, now } = services;
  const { email: to, locale } = task;
  const notice = mailRef(firestore, mailIds.signUpAttempt(task.requestId));
  const drawn = drawSignUpCode(services, task, null);
  await firestore.runTransaction(async (transaction) => {
    const [sent, before] = await Promise.all([
      transaction.get(notice),
      drawn ? transaction.get(drawn.ref) : undefined,
    ]);
    if (sent.exists) return;
    transaction.create(notice, queuedMail({ kind: 'signUpAttempt', to, locale }, now()));
    const last = before?.data();
    if (drawn && !(last && last.expiresAt > now())) transaction.set(drawn.ref, drawn.stored);
  });
}

/**
 * Creates the account, or finds it if this very request created it before; false when the address belongs to
 * another account.
 */
async function ownAccount(
  auth: AccountAuth,
  account: { uid: string; email: string; password: string; displayName: string },
): Promise<boolean> {
  try {
    await auth.createUser(account);
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'auth/email-already-exists' && code !== 'auth/uid-already-exists') throw error;
    return (await auth.getUserByEmail(account.email)).uid === account.uid;
  }
}

function profile(
  { fullName, gender, dateOfBirth, nationality }: Omit<z.infer<typeof sealedSchema>, 'password' | 'marker'>,
  locale: User['locale'],
  askedAt: Date,
): User {
  return {
    fullName,
    ...(gender ? { gender } : {}),
    ...(dateOfBirth ? { dateOfBirth } : {}),
    ...(nationality ? { nationality } : {}),
    locale,
    settings: DEFAULT_SETTINGS,
    consentedAt: askedAt,
    createdAt: askedAt,
  };
}
