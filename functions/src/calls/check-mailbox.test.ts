import type { Mail, MailKind } from '@rawi/model/truth/mail';
import { MAIL_TRIAL_HOURS } from '@rawi/model/truth/mail-stop';
import { DEFAULT_SETTINGS } from '@rawi/model/truth/user';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { mailRef, queuedMail } from '../data/outbox.ts';
import { inboxRef, userRef } from '../data/users.ts';
import { noteMailbox } from '../mail/note-mailbox.ts';
import type { OutgoingMail } from '../mail/send-mail.ts';
import { grantPasswordTicket } from '../secrets/password-ticket.ts';
import { seal } from '../secrets/seal.ts';
import { deliverMail } from '../tasks/deliver-mail.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { checkMailbox } from './check-mailbox.ts';
import { setNewPassword } from './set-new-password.ts';
import { verifyEmail } from './verify-email.ts';

const EMAIL = 'layla@example.com';
const caller = { uid: 'layla', email: EMAIL, emailVerified: true, roles: [], signedInAt: 0 };

let backend: EmulatedFirestore;
let stage: Scene;
let sent: OutgoingMail[];
beforeAll(async () => {
  backend = await emulatedFirestore('check-mailbox');
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clear();
  stage = scene(backend.firestore);
  sent = [];
  stage.auth.add({ uid: 'layla', email: EMAIL, emailVerified: true });
  const at = new Date(0);
  await userRef(backend.firestore, 'layla').set({
    fullName: 'Layla',
    locale: 'ar',
    settings: DEFAULT_SETTINGS,
    consentedAt: at,
    createdAt: at,
  });
  await inboxRef(backend.firestore, 'layla').set({ unread: 0 });
});

const report = (reason: 'bounce' | 'complaint') =>
  noteMailbox(stage, { address: EMAIL, reason, at: stage.now() });
const check = () => checkMailbox({ ...stage, caller }, { locale: 'ar' });
const stopped = async () => (await inboxRef(backend.firestore, 'layla').get()).data()?.mailStopped;
const mails = async () => (await backend.firestore.collection('outbox').get()).docs.map(({ id }) => id);
const deliver = async (id: string): Promise<Mail | undefined> => {
  const send = async (mail: OutgoingMail) => void sent.push(mail);
  await deliverMail({ ...stage, site: 'https://rawi.test', contact: 'help@rawi.test', send }, id);
  return (await mailRef(backend.firestore, id).get()).data();
};
async function mail(kind: MailKind): Promise<Mail['state'] | undefined> {
  const id = stage.random.id();
  const sealed = seal(stage.hashKey, 'mail', '123456');
  await mailRef(backend.firestore, id).set(
    queuedMail({ kind, to: EMAIL, locale: 'en', sealed }, stage.now()),
  );
  return (await deliver(id))?.state;
}
const ticketIn = (text = '') => /ticket=([\w.-]+)/.exec(text)?.[1] ?? '';

describe('an address from which mail came back', () => {
  it('gets no more mail, until its owner has opened the link that is tried there, in whatever browser', async () => {
    expect(await mail('passwordChanged')).toBe('sent');
    await report('bounce');
    expect(await mail('passwordChanged')).toBe('dropped');
    expect(await check()).toEqual({ resendSeconds: 60 });
    const [id = ''] = (await mails()).filter((each) => each.startsWith('mailboxCheck'));
    expect((await deliver(id))?.state).toBe('sent');
    stage.pass(60);
    const ticket = ticketIn(sent.at(-1)?.text);
    expect(await verifyEmail({ ...stage, caller: undefined }, { ticket, marker: undefined })).toEqual({});
    expect(await stopped()).toBeUndefined();
    expect(await mail('passwordChanged')).toBe('sent');
    await expect(
      verifyEmail({ ...stage, caller: undefined }, { ticket, marker: undefined }),
    ).rejects.toMatchObject({ details: { code: 'ticket-invalid' } });
  });

  it('is tried once a day, whatever is asked for; the call says from when', async () => {
    await report('bounce');
    expect(await mail('resetCode')).toBe('sent');
    expect(await mail('resetCode')).toBe('dropped');
    stage.pass(60 * 60);
    await expect(check()).rejects.toMatchObject({
      details: { code: 'too-many-today', retryAfterSeconds: (MAIL_TRIAL_HOURS - 1) * 60 * 60 },
    });
    stage.pass((MAIL_TRIAL_HOURS - 1) * 60 * 60);
    await check();
    expect((await mails()).filter((each) => each.startsWith('mailboxCheck'))).toHaveLength(1);
  });

  it('is tried with the same mail again where our own server fails', async () => {
    await report('bounce');
    await check();
    const [id = ''] = await mails();
    const failing = deliverMail(
      {
        ...stage,
        site: 'https://rawi.test',
        contact: 'help@rawi.test',
        send: () => Promise.reject(new Error('421 later')),
      },
      id,
    );
    await expect(failing).rejects.toThrow('421');
    expect((await deliver(id))?.state).toBe('sent');
  });

  it('gets mail again once a password was set with what was sent there', async () => {
    await report('bounce');
    const { ticket } = await grantPasswordTicket(stage, { uid: 'layla', email: EMAIL });
    stage.pass(60);
    await setNewPassword(stage, { email: EMAIL, ticket, password: 'Writer+456', locale: 'en' });
    expect(await stopped()).toBeUndefined();
    const [id = ''] = await mails();
    expect(await deliver(id)).toMatchObject({ kind: 'passwordChanged', state: 'sent' });
  });
});

describe('an address whose reader complained', () => {
  it('gets what they ask for and the warning of a change, and the rest once they want it', async () => {
    await report('complaint');
    expect(await mail('resetCode')).toBe('sent');
    expect(await mail('resetCode')).toBe('sent');
    expect(await mail('emailChangeNotice')).toBe('sent');
    expect(await mail('messageReceived')).toBe('dropped');
    const { ticket } = await grantPasswordTicket(stage, { uid: 'layla', email: EMAIL });
    stage.pass(60);
    await setNewPassword(stage, { email: EMAIL, ticket, password: 'Writer+456', locale: 'en' });
    expect(await stopped()).toMatchObject({ reason: 'complaint' });
    await check();
    const [id = ''] = (await mails()).filter((each) => each.startsWith('mailboxCheck'));
    await deliver(id);
    await verifyEmail({ ...stage, caller }, { ticket: ticketIn(sent.at(-1)?.text), marker: undefined });
    expect(await mail('messageReceived')).toBe('sent');
  });
});

it('a mail that is dropped keeps no secret, and says why it was', async () => {
  await report('complaint');
  await mail('passwordChanged');
  const [id = ''] = await mails();
  expect((await mailRef(backend.firestore, id).get()).data()).toMatchObject({
    state: 'dropped',
    sealed: null,
    tries: 0,
    endedAt: stage.now(),
    error: 'Mail to this address has stopped.',
  });
  expect(sent).toEqual([]);
});

it('an account whose address takes mail is asked nothing, and what it said before goes', async () => {
  await inboxRef(backend.firestore, 'layla').set({
    unread: 2,
    mailStopped: { reason: 'bounce', since: stage.now() },
  });
  expect(await check()).toEqual({ resendSeconds: 60 });
  expect(await mails()).toEqual([]);
  expect((await inboxRef(backend.firestore, 'layla').get()).data()).toEqual({ unread: 2 });
});
