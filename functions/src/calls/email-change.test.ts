import { EMAIL_CHANGE } from '@rawi/model/constants';
import { linkTicketsSchema } from '@rawi/model/truth/link-tickets';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import type { Caller } from '../callers/caller.ts';
import { endSessions } from '../callers/sessions.ts';
import { inboxRef } from '../data/users.ts';
import { eraseAccount } from '../erasure/erase-account.ts';
import { unseal } from '../secrets/seal.ts';
import { runAccountTask } from '../tasks/run-account-task.ts';
import { callAccount } from '../testing/call-account.ts';
import { FilesDouble } from '../testing/files-double.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { changePassword } from './change-password.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { setNewPassword } from './set-new-password.ts';
import { takeBackEmail } from './take-back-email.ts';
import { verifyResetCode } from './verify-reset-code.ts';

const OLD = 'layla@example.com';
const NEW = 'next@example.com';
const HOUR = 60 * 60;

let backend: EmulatedFirestore;
let stage: Scene;
beforeAll(async () => {
  backend = await emulatedFirestore('email-change');
});
beforeEach(() => {
  backend.clear();
  stage = scene(backend.firestore);
  stage.auth.add({ uid: 'layla', email: OLD, emailVerified: true });
});
afterAll(() => backend.stop());

const layla = (): Caller => ({
  uid: 'layla',
  email: OLD,
  emailVerified: true,
  roles: [],
  signedInAt: stage.now().getTime(),
});
const account = () => stage.auth.accounts.get('layla');
const refused = (code: string) => ({ details: { code } });

async function secretIn(name: string): Promise<string> {
  const mail = await backend.firestore.doc(`outbox/${name}`).get();
  return unseal(stage.hashKey, 'mail', String(mail.get('sealed')));
}

/** Asks for the change; the queue works later. */
async function ask(email = NEW): Promise<() => Promise<void>> {
  await callAccount(stage, { action: 'changeEmail', email, locale: 'en' }, layla());
  const task = stage.tasks.at(-1);
  return () => runAccountTask(stage, task);
}

/** Asks for the change, lets the queue work, and reads both mails. */
async function asked(email = NEW): Promise<{ change: string; takeBack: string }> {
  await (await ask(email))();
  const id = stage.tasks.at(-1)?.requestId;
  return {
    change: await secretIn(`emailChange:${id}`),
    takeBack: await secretIn(`emailChangeNotice:${id}`),
  };
}

const confirm = (ticket: string) => confirmEmailChange(stage, { ticket });
const takeBack = (ticket: string) => takeBackEmail(stage, { ticket, locale: 'en' });

/** Sets a new password by a mailed code. */
async function resetByCode(email: string, password = 'Writer+456'): Promise<void> {
  await callAccount(stage, { action: 'requestReset', email, locale: 'en' });
  const task = stage.tasks.at(-1);
  await runAccountTask(stage, task);
  const code = await secretIn(`resetCode:${task?.requestId}`);
  const { ticket } = await verifyResetCode(stage, { email, code });
  await setNewPassword(stage, { email, ticket, password, locale: 'en' });
}

describe('a change of the address', () => {
  it('is in force once its link was opened, and ends the sessions', async () => {
    const { change } = await asked();
    expect(account()?.email).toBe(OLD);
    await confirm(change);
    expect(account()).toMatchObject({ email: NEW, emailVerified: true, revoked: 1 });
    const inbox = (await inboxRef(backend.firestore, 'layla').get()).data();
    expect(inbox?.sessionsValidAfter).toEqual(stage.now());
  });

  it('happens once, though the link is opened many times at once', async () => {
    const { change } = await asked();
    const results = await Promise.allSettled([1, 2, 3, 4].map(() => confirm(change)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(confirm(change)).rejects.toMatchObject(refused('ticket-invalid'));
  });

  it('is spent before Auth is asked, so that nobody comes in between', async () => {
    const { change } = await asked();
    const updateUser = stage.auth.updateUser.bind(stage.auth);
    const between: unknown[] = [];
    stage.auth.updateUser = async (...args) => {
      between.push(await confirm(change).catch((error: unknown) => error));
      return updateUser(...args);
    };
    await confirm(change);
    expect(between).toMatchObject([refused('ticket-invalid')]);
  });

  it('counts within its hour', async () => {
    const { change } = await asked();
    stage.pass(EMAIL_CHANGE.validMinutes * 60 - 1);
    const late = await ask('late@example.com');
    stage.pass(1);
    await expect(confirm(change)).rejects.toMatchObject(refused('ticket-expired'));
    await late();
    await expect(confirm(change)).rejects.toMatchObject(refused('ticket-invalid'));
  });

  it('does not happen by a link that was forged, is for another use or for another account', async () => {
    const { change, takeBack: back } = await asked();
    const secret = change.split('.')[1];
    for (const ticket of [back, `other.${secret}`, `${change}x`, 'layla.forged']) {
      await expect(confirm(ticket)).rejects.toMatchObject(refused('ticket-invalid'));
    }
    expect(account()?.email).toBe(OLD);
  });

  it('to one that was taken meanwhile is refused', async () => {
    const { change } = await asked();
    stage.auth.add({ uid: 'other', email: NEW });
    await expect(confirm(change)).rejects.toMatchObject(refused('ticket-invalid'));
    expect(account()?.email).toBe(OLD);
  });

  it('that is asked for twice counts by its newest link', async () => {
    const first = await asked();
    stage.pass(60);
    const second = await asked('third@example.com');
    await expect(confirm(first.change)).rejects.toMatchObject(refused('ticket-invalid'));
    await confirm(second.change);
    expect(account()?.email).toBe('third@example.com');
  });

  it('is asked for five times a day by one person', async () => {
    for (let index = 0; index < EMAIL_CHANGE.perPersonPerDay; index += 1) await ask(`${index}@example.com`);
    await expect(ask('more@example.com')).rejects.toMatchObject({ details: { code: 'too-many-today' } });
  });

  it('is stored without any address or ticket that could be read', async () => {
    const { change, takeBack: back } = await asked();
    const stored = (await backend.firestore.doc('linkTickets/layla').get()).data();
    const text = JSON.stringify(linkTicketsSchema.parse(stored));
    for (const secret of [OLD, NEW, change.split('.')[1], back.split('.')[1]])
      expect(text).not.toContain(secret);
  });

  it('leaves no ticket behind a deleted account', async () => {
    const { change } = await asked();
    stage.auth.accounts.delete('layla');
    await expect(confirm(change)).rejects.toMatchObject(refused('ticket-invalid'));
    const files = { uploads: new FilesDouble('uploads'), published: new FilesDouble('published') };
    await eraseAccount({ ...stage, ...files }, { uid: 'layla', email: OLD, deletedAt: stage.now() });
    expect((await backend.firestore.doc('linkTickets/layla').get()).exists).toBe(false);
  });
});

describe('an intruder’s change is void', () => {
  it('after the owner’s reset by code', async () => {
    const { change } = await asked();
    stage.pass(60);
    await resetByCode(OLD);
    await expect(confirm(change)).rejects.toMatchObject(refused('ticket-invalid'));
    expect(account()).toMatchObject({ email: OLD, password: 'Writer+456' });
  });

  it('after a reset, also where the queue only works later', async () => {
    const work = await ask();
    const id = stage.tasks.at(-1)?.requestId;
    await resetByCode(OLD);
    await work();
    expect((await backend.firestore.doc(`outbox/emailChange:${id}`).get()).exists).toBe(false);
  });

  it('after a change of password, and after sessions ended in any other way', async () => {
    const first = await asked();
    await changePassword({ ...stage, caller: layla() }, { password: 'Writer+456', locale: 'en' });
    await expect(confirm(first.change)).rejects.toMatchObject(refused('ticket-invalid'));
    stage.pass(60);
    const second = await asked();
    await endSessions(stage, 'layla');
    await expect(confirm(second.change)).rejects.toMatchObject(refused('ticket-invalid'));
  });

  it('after sessions ended in Auth alone, past our calls', async () => {
    const { change } = await asked();
    stage.auth.add({ uid: 'layla', email: OLD, tokensValidAfter: new Date(stage.now().getTime() + 1000) });
    await expect(confirm(change)).rejects.toMatchObject(refused('ticket-invalid'));
  });

  it('after another change', async () => {
    const first = await asked();
    stage.pass(60);
    const second = await ask('third@example.com');
    await confirm(first.change);
    await second();
    const id = stage.tasks.at(-1)?.requestId;
    expect((await backend.firestore.doc(`outbox/emailChange:${id}`).get()).exists).toBe(false);
  });
});

describe('taking a change of the address back', () => {
  it('works for 72 hours after the change', async () => {
    const { change, takeBack: back } = await asked();
    stage.pass(EMAIL_CHANGE.validMinutes * 60 - 1);
    await confirm(change);
    stage.pass(EMAIL_CHANGE.takeBackHours * HOUR - 1);
    const { email, ticket } = await takeBack(back);
    expect(email).toBe(OLD);
    expect(account()).toMatchObject({ email: OLD, emailVerified: true, revoked: 2 });
    expect(account()?.password).not.toBe('Reader#123');
    await setNewPassword(stage, {
      email,
      ticket,
      password: 'Writer+456',
      locale: 'en',
    });
    expect(account()?.password).toBe('Writer+456');
    await expect(takeBack(back)).rejects.toMatchObject(refused('ticket-invalid'));
  });

  it('changes nothing for anybody where the account was deleted', async () => {
    const { change, takeBack: back } = await asked();
    await confirm(change);
    await stage.auth.deleteUser('layla');
    // Who signs up with the old address now has not confirmed it yet.
    const sara = { ...stage.auth.add({ uid: 'sara', email: OLD }) };
    await expect(takeBack(back)).rejects.toMatchObject(refused('ticket-invalid'));
    expect(stage.auth.accounts.get('sara')).toEqual(sara);
  });

  it('does not work after them', async () => {
    const { change, takeBack: back } = await asked();
    await confirm(change);
    stage.pass(EMAIL_CHANGE.takeBackHours * HOUR);
    await expect(takeBack(back)).rejects.toMatchObject(refused('ticket-expired'));
    expect(account()?.email).toBe(NEW);
  });

  it('stops a change that was only asked for', async () => {
    const { change, takeBack: back } = await asked();
    await takeBack(back);
    await expect(confirm(change)).rejects.toMatchObject(refused('ticket-invalid'));
    expect(account()).toMatchObject({ email: OLD, revoked: 1 });
  });

  it('outlives what the intruder does with the account, and takes their own right away', async () => {
    const owner = await asked();
    await confirm(owner.change);
    stage.pass(60);
    await resetByCode(NEW, 'Intruder+789');
    stage.pass(60);
    const intruder = await asked('further@example.com');
    await confirm(intruder.change);
    await takeBack(owner.takeBack);
    expect(account()?.email).toBe(OLD);
    await expect(takeBack(intruder.takeBack)).rejects.toMatchObject(refused('ticket-invalid'));
    expect(account()?.email).toBe(OLD);
  });

  it('is not prevented by the intruder’s own', async () => {
    const owner = await asked();
    await confirm(owner.change);
    stage.pass(60);
    const intruder = await asked('further@example.com');
    await confirm(intruder.change);
    await takeBack(intruder.takeBack);
    expect(account()?.email).toBe(NEW);
    await takeBack(owner.takeBack);
    expect(account()?.email).toBe(OLD);
  });

  it('is not prevented by a sign-up with the old address that nobody confirmed', async () => {
    const { change, takeBack: back } = await asked();
    await confirm(change);
    stage.auth.add({ uid: 'squatter', email: OLD });
    await takeBack(back);
    expect(account()?.email).toBe(OLD);
    expect(stage.auth.accounts.has('squatter')).toBe(false);
  });

  it('leaves a confirmed account of that address alone', async () => {
    const { change, takeBack: back } = await asked();
    await confirm(change);
    stage.auth.add({ uid: 'other', email: OLD, emailVerified: true });
    await expect(takeBack(back)).rejects.toMatchObject(refused('ticket-invalid'));
    expect(stage.auth.accounts.has('other')).toBe(true);
  });
});
