import { VERIFICATION_HOURS } from '@rawi/model/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { unseal } from '../secrets/seal.ts';
import { splitSecret } from '../secrets/verification-secret.ts';
import { runAccountTask } from '../tasks/run-account-task.ts';
import { callAccount } from '../testing/call-account.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { setNewPassword } from './set-new-password.ts';
import { verifyEmail } from './verify-email.ts';

const EMAIL = 'layla@example.com';
const MARKER = 'the-marker-of-this-browser';

let backend: EmulatedFirestore;
let stage: Scene;
beforeAll(async () => {
  backend = await emulatedFirestore('verify-email');
});
beforeEach(() => {
  backend.clear();
  stage = scene(backend.firestore);
});
afterAll(() => backend.stop());

const account = () => [...stage.auth.accounts.values()].find(({ email }) => email === EMAIL);
const refused = (code: string) => ({ details: { code } });
const verify = (ticket: string, marker?: string, uid?: string) =>
  verifyEmail(
    {
      ...stage,
      caller:
        uid === undefined
          ? undefined
          : { uid, email: EMAIL, emailVerified: false, roles: [], signedInAt: stage.now().getTime() },
    },
    { ticket, marker },
  );
/** Lets the queue work, and reads the ticket in the mail. */
async function mailed(): Promise<string> {
  const task = stage.tasks.at(-1);
  await runAccountTask(stage, task);
  const mail = await backend.firestore.doc(`outbox/verification:${task?.requestId}`).get();
  return splitSecret(unseal(stage.hashKey, 'mail', String(mail.get('sealed')))).ticket;
}
async function signedUp(more: { readonly marker?: string } = { marker: MARKER }): Promise<string> {
  await callAccount(stage, {
    action: 'signUp',
    fullName: 'Layla Haddad',
    gender: undefined,
    dateOfBirth: undefined,
    nationality: undefined,
    email: EMAIL,
    password: 'Reader#123',
    consent: true,
    locale: 'en',
    ...more,
  });
  return mailed();
}
async function resent(): Promise<string> {
  stage.pass(60);
  await callAccount(stage, { action: 'resendVerification', email: EMAIL, locale: 'en' });
  return mailed();
}

describe('the link of a sign-up', () => {
  it('confirms the address in the browser of the sign-up, once', async () => {
    const ticket = await signedUp();
    expect(await verify(ticket, MARKER)).toEqual({});
    expect(account()).toMatchObject({ emailVerified: true, password: 'Reader#123', revoked: 0 });
    await expect(verify(ticket, MARKER)).rejects.toMatchObject(refused('ticket-invalid'));
  });

  it('confirms it where the account is signed in', async () => {
    const ticket = await signedUp();
    expect(await verify(ticket, undefined, account()?.uid)).toEqual({});
    expect(account()?.emailVerified).toBe(true);
  });

  it.each([
    ['without a marker', undefined, undefined],
    ['with another one', 'the-marker-of-another-browser', undefined],
    ['where somebody else is signed in', undefined, 'somebody'],
  ])('elsewhere (%s) asks for a password first, which the sign-up did not choose', async (_, marker, uid) => {
    const ticket = await signedUp();
    const { passwordTicket } = await verify(ticket, marker, uid);
    expect(account()).toMatchObject({ emailVerified: false, password: 'Reader#123' });
    await setNewPassword(stage, {
      email: EMAIL,
      ticket: passwordTicket?.ticket ?? '',
      password: 'Writer+456',
      locale: 'en',
    });
    expect(account()).toMatchObject({ emailVerified: true, password: 'Writer+456', revoked: 1 });
    await expect(verify(ticket, MARKER)).rejects.toMatchObject(refused('ticket-invalid'));
  });

  it('asks for a password first in every browser where the one of the sign-up kept no marker', async () => {
    const ticket = await signedUp({});
    expect(await verify(ticket, MARKER)).toHaveProperty('passwordTicket.email', EMAIL);
    expect(await verify(ticket)).toHaveProperty('passwordTicket.email', EMAIL);
    expect(account()).toMatchObject({ emailVerified: false });
  });

  it('goes on working beside those that anybody asks for later, until one of them has confirmed the address', async () => {
    const first = await signedUp();
    const later = [await resent(), await resent(), await resent()];
    expect(await verify(first, MARKER)).toEqual({});
    expect(account()?.emailVerified).toBe(true);
    for (const ticket of [first, ...later]) {
      await expect(verify(ticket, MARKER)).rejects.toMatchObject(refused('ticket-invalid'));
    }
  });

  it('has its marker count in a newer one too', async () => {
    await signedUp();
    expect(await verify(await resent(), MARKER)).toEqual({});
  });

  it('works for three days', async () => {
    const ticket = await signedUp();
    stage.pass(VERIFICATION_HOURS * 60 * 60 - 1);
    expect(await verify(ticket)).toHaveProperty('passwordTicket.email', EMAIL);
    stage.pass(1);
    await expect(verify(ticket, MARKER)).rejects.toMatchObject(refused('ticket-expired'));
  });

  it('does not confirm another address than it was mailed to, or an account that is gone', async () => {
    const ticket = await signedUp();
    const layla = account();
    if (layla) layla.email = 'other@example.com';
    await expect(verify(ticket, MARKER)).rejects.toMatchObject(refused('ticket-invalid'));
    stage.auth.accounts.clear();
    await expect(verify(ticket, MARKER)).rejects.toMatchObject(refused('ticket-invalid'));
  });

  it('is mailed to nobody for an address that is unknown or confirmed', async () => {
    await resent();
    stage.auth.add({ uid: 'layla', email: EMAIL, emailVerified: true });
    await resent();
    const mails = (await backend.firestore.collection('outbox').get()).docs;
    expect(mails.map((mail) => mail.get('to'))).toEqual([null, null]);
    expect((await backend.firestore.collection('linkTickets').get()).size).toBe(0);
  });

  it('shows neither ticket nor marker in what is stored', async () => {
    const ticket = await signedUp();
    const stored = (await backend.firestore.collection('linkTickets').get()).docs.map((one) => one.data());
    const text = JSON.stringify([stored, stage.tasks]);
    for (const secret of [ticket.split('.')[1], MARKER]) expect(text).not.toContain(secret);
  });
});
