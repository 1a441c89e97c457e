import { RESET_CODE } from '@rawi/model/constants';
import { logger } from 'firebase-functions/v2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetKey } from '../auth/reset-hashes.ts';
import { unseal } from '../auth/seal.ts';
import { limitRef } from '../data/limits.ts';
import { resetCodeRef } from '../data/reset-codes.ts';
import { inboxRef } from '../data/users.ts';
import { runAccountTask } from '../tasks/run-account-task.ts';
import { type LocalBackend, type Scene, scene, startLocalBackend } from '../testing/local-backend.ts';
import { requestReset } from './request-reset.ts';
import { setNewPassword } from './set-new-password.ts';
import { verifyResetCode } from './verify-reset-code.ts';

const EMAIL = 'layla@example.com';
const PASSWORD = 'Writer+456';

let backend: LocalBackend;
let stage: Scene;
beforeAll(async () => {
  backend = await startLocalBackend('demo-reset');
});
beforeEach(() => {
  backend.clear();
  stage = scene(backend.firestore);
  stage.auth.add({ uid: 'layla', email: EMAIL });
});
afterAll(() => backend.stop());

/** Asks for a code, lets the queue work, and reads the newest mail. */
async function askedCode(email = EMAIL): Promise<string> {
  await requestReset(stage, { action: 'requestReset', email, locale: 'en' });
  const task = stage.tasks.at(-1);
  await runAccountTask(stage, task);
  const mail = await backend.firestore.doc(`outbox/resetCode_${task?.requestId}`).get();
  return unseal(stage.hashKey, 'mail', String(mail.get('sealed')));
}
const tryCode = (code: string, email = EMAIL) =>
  verifyResetCode(stage, { action: 'verifyResetCode', email, code });
const setPassword = (ticket: string, email = EMAIL) =>
  setNewPassword(stage, { action: 'setNewPassword', email, ticket, password: PASSWORD, locale: 'en' });
const refused = (code: string, more: object = {}) => ({ details: { code, ...more } });

describe('a reset code', () => {
  it('opens the way to a new password, once', async () => {
    const { ticket } = await tryCode(await askedCode());
    await setPassword(ticket);
    expect(stage.auth.accounts.get('layla')).toMatchObject({
      password: PASSWORD,
      emailVerified: true,
      revoked: 1,
    });
    const inbox = (await inboxRef(backend.firestore, 'layla').get()).data();
    expect(inbox?.sessionsValidAfter).toEqual(stage.now());
    await expect(setPassword(ticket)).rejects.toMatchObject(refused('ticket-used'));
  });

  it('is valid for ten minutes, and so is its ticket', async () => {
    const code = await askedCode();
    stage.pass(RESET_CODE.validMinutes * 60 - 1);
    const { ticket } = await tryCode(code);
    stage.pass(RESET_CODE.ticketMinutes * 60);
    await expect(setPassword(ticket)).rejects.toMatchObject(refused('ticket-expired'));

    const late = await askedCode();
    stage.pass(RESET_CODE.validMinutes * 60);
    await expect(tryCode(late)).rejects.toMatchObject(refused('code-expired'));
  });

  it('is void once a newer one was asked for', async () => {
    const old = await askedCode();
    stage.pass(60);
    const code = await askedCode();
    expect(code).not.toBe(old);
    await expect(tryCode(old)).rejects.toMatchObject(refused('code-wrong', { triesLeft: 2 }));
    expect(await tryCode(code)).toHaveProperty('ticket');
  });

  it('takes three tries and refuses the right one at the fourth', async () => {
    const code = await askedCode();
    await expect(tryCode('900001')).rejects.toMatchObject(refused('code-wrong', { triesLeft: 2 }));
    await expect(tryCode('900002')).rejects.toMatchObject(refused('code-wrong', { triesLeft: 1 }));
    await expect(tryCode('900003')).rejects.toMatchObject(refused('code-tries-spent'));
    await expect(tryCode(code)).rejects.toMatchObject(refused('code-tries-spent'));
  });

  it('counts each of many tries made at once', async () => {
    await askedCode();
    const tries = Array.from({ length: 6 }, (_, index) => tryCode(String(900_000 + index)));
    const results = await Promise.allSettled(tries);
    const codes = results.map((result) =>
      result.status === 'rejected' ? result.reason.details.code : 'passed',
    );
    expect(codes.filter((code) => code === 'code-wrong')).toHaveLength(2);
    expect(codes.filter((code) => code === 'code-tries-spent')).toHaveLength(4);
    const record = (await resetCodeRef(backend.firestore, resetKey(stage.hashKey, EMAIL)).get()).data();
    expect(record?.tries).toBe(3);
  });

  it('passes one of two who send the right code at once', async () => {
    const code = await askedCode();
    const results = await Promise.allSettled([tryCode(code), tryCode(code)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('of an unknown address is written alike and never passes', async () => {
    const code = await askedCode('nobody@example.com');
    await expect(tryCode(code, 'nobody@example.com')).rejects.toMatchObject(
      refused('code-wrong', { triesLeft: 2 }),
    );
    await askedCode();
    const records = await backend.firestore.collection('resetCodes').get();
    const [one, two] = records.docs.map((document) => Object.keys(document.data()).toSorted());
    expect(one).toEqual(two);
  });

  it('comes once, however often its task is delivered, and never from an overtaken request', async () => {
    await requestReset(stage, { action: 'requestReset', email: EMAIL, locale: 'en' });
    stage.pass(60);
    const code = await askedCode();
    const [first, second] = stage.tasks;
    await runAccountTask(stage, first);
    await runAccountTask(stage, second);
    expect((await backend.firestore.collection('outbox').get()).size).toBe(1);
    expect(await tryCode(code)).toHaveProperty('ticket');
  });
});

describe('asking for codes', () => {
  it('waits a minute between two and ends after five a day, known or not', async () => {
    for (const email of [EMAIL, 'nobody@example.com']) {
      const ask = () => requestReset(stage, { action: 'requestReset', email, locale: 'en' });
      for (let index = 0; index < RESET_CODE.perAddressPerDay; index += 1) {
        expect(await ask()).toEqual({ resendSeconds: 60 });
        if (index === 0)
          await expect(ask()).rejects.toMatchObject(refused('too-soon', { retryAfterSeconds: 60 }));
        stage.pass(60);
      }
      await expect(ask()).rejects.toMatchObject({ details: { code: 'too-many-today' } });
    }
  });

  it('wakes somebody once, at the number of the day that is no longer usual', async () => {
    const alarm = vi.spyOn(logger, 'error').mockImplementation(() => {});
    const day = limitRef(backend.firestore, `reset-all_${stage.now().toISOString().slice(0, 10)}`);
    const expiresAt = new Date(stage.now().getTime() + 60_000);
    await day.set({ count: RESET_CODE.alertPerDay - 2, lastAt: stage.now(), expiresAt });
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) {
      await requestReset(stage, { action: 'requestReset', email, locale: 'en' });
    }
    expect(alarm).toHaveBeenCalledExactlyOnceWith(expect.any(String), { alert: 'reset-codes' });
    alarm.mockRestore();
  });

  it('ends for everybody after the day’s number', async () => {
    const day = stage.now().toISOString().slice(0, 10);
    await backend.firestore.doc(`limits/reset-all_${day}`).set({
      count: RESET_CODE.perDay,
      lastAt: stage.now(),
      expiresAt: new Date(stage.now().getTime() + 1000),
    });
    const ask = requestReset(stage, { action: 'requestReset', email: EMAIL, locale: 'en' });
    await expect(ask).rejects.toMatchObject({ details: { code: 'too-many-today' } });
    expect(stage.tasks).toEqual([]);
  });
});

describe('a ticket', () => {
  it('that nobody gave, or for another address, is refused', async () => {
    const { ticket } = await tryCode(await askedCode());
    await expect(setPassword('forged')).rejects.toMatchObject(refused('ticket-invalid'));
    await expect(setPassword(ticket, 'nobody@example.com')).rejects.toMatchObject(refused('ticket-invalid'));
  });

  it('does not outlive a change of address', async () => {
    const { ticket } = await tryCode(await askedCode());
    stage.auth.add({ uid: 'layla', email: 'next@example.com' });
    await expect(setPassword(ticket)).rejects.toMatchObject(refused('ticket-invalid'));
    expect(stage.auth.accounts.get('layla')?.password).not.toBe(PASSWORD);
  });
});
