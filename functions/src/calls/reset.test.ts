import { readFile } from 'node:fs/promises';
import { RESET_CODE } from '@rawi/model/constants';
import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { limitKey } from '../allowances/limit-key.ts';
import { limitRef } from '../allowances/limit-ref.ts';
import { resetCodeRef } from '../data/documents.ts';
import { inboxRef } from '../data/users.ts';
import { browserSlot, codeKey } from '../secrets/reset-hashes.ts';
import { unseal } from '../secrets/seal.ts';
import { runAccountTask } from '../tasks/run-account-task.ts';
import { callAccount } from '../testing/call-account.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { setNewPassword } from './set-new-password.ts';
import { verifyResetCode } from './verify-reset-code.ts';

const EMAIL = 'layla@example.com';
const PASSWORD = 'Writer+456';
const MARKER = 'the-marker-of-this-browser';

let backend: EmulatedFirestore;
let stage: Scene;
beforeAll(async () => {
  backend = await emulatedFirestore('reset');
});
beforeEach(() => {
  backend.clear();
  stage = scene(backend.firestore);
  stage.auth.add({ uid: 'layla', email: EMAIL });
});
afterAll(() => backend.stop());

/** Asks for a code, lets the queue work, and reads the newest mail. */
async function askedCode(email = EMAIL): Promise<string> {
  await callAccount(stage, { action: 'requestReset', email, locale: 'en', marker: MARKER });
  const task = stage.tasks.at(-1);
  await runAccountTask(stage, task);
  const mail = await backend.firestore.doc(`outbox/resetCode:${task?.requestId}`).get();
  return unseal(stage.hashKey, 'mail', String(mail.get('sealed')));
}
const tryCode = (code: string, email = EMAIL) => verifyResetCode(stage, { email, code, marker: MARKER });
const recordRef = () =>
  resetCodeRef(backend.firestore, codeKey(stage.hashKey, EMAIL, browserSlot(stage.hashKey, MARKER)));
const setPassword = (ticket: string, email = EMAIL) =>
  setNewPassword(stage, { email, ticket, password: PASSWORD, locale: 'en' });
const refused = (code: string, more: object = {}) => ({ details: { code, ...more } });

/** Databases of which each has its first transaction carried out by `first`, and the later ones as they are. */
function withTransactions(first: (run: () => Promise<unknown>) => Promise<unknown>): () => Firestore {
  return () => {
    let isFirst = true;
    return new Proxy(stage.firestore, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        if (name !== 'runTransaction' || !isFirst) return value.bind(target);
        isFirst = false;
        return (...args: unknown[]) => first(() => value.apply(target, args));
      },
    });
  };
}

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

  it('is not spent where Auth fails, and the failure is no refusal, so that it is logged', async () => {
    const { ticket } = await tryCode(await askedCode());
    const failing = vi.spyOn(stage.auth, 'getUser').mockRejectedValueOnce(new Error('Auth is away.'));
    await expect(setPassword(ticket)).rejects.toThrow('Auth is away.');
    failing.mockRestore();
    await setPassword(ticket);
    expect(stage.auth.accounts.get('layla')).toMatchObject({ password: PASSWORD });
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

  it('is kept until long after its ticket is void', async () => {
    const code = await askedCode();
    stage.pass(RESET_CODE.validMinutes * 60 - 1);
    await tryCode(code);
    const record = (await recordRef().get()).data();
    const ticketEnd = record?.ticketExpiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
    expect(record?.keptUntil.getTime()).toBeGreaterThan(ticketEnd + 60 * 60_000);
    const { fieldOverrides } = JSON.parse(
      await readFile(new URL('../../../firestore.indexes.json', import.meta.url), 'utf8'),
    ) as { fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[] };
    const swept = fieldOverrides
      .filter(({ ttl }) => ttl)
      .map((field) => `${field.collectionGroup}.${field.fieldPath}`);
    expect(swept.toSorted()).toEqual([
      'limits.expiresAt',
      'mailStops.expiresAt',
      'messages.expiresAt',
      'outbox.expiresAt',
      'ratingReports.expiresAt',
      'resetCodes.keptUntil',
      'suggestions.expiresAt',
      'viewSets.expiresAt',
    ]);
  });

  it('is void once a newer one was asked for', async () => {
    const old = await askedCode();
    stage.pass(60);
    const code = await askedCode();
    expect(code).not.toBe(old);
    await expect(tryCode(old)).rejects.toMatchObject(refused('code-wrong', { triesLeft: 2 }));
    expect(await tryCode(code)).toHaveProperty('ticket');
  });

  it('that nobody has asked for is refused like one that is over', async () => {
    await expect(tryCode('123456')).rejects.toMatchObject(refused('code-expired'));
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
    const record = (await recordRef().get()).data();
    expect(record?.tries).toBe(3);
  });

  it('passes one of two who send the right code at once', async () => {
    const code = await askedCode();
    const results = await Promise.allSettled([tryCode(code), tryCode(code)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('passes one of two who send the right code and have both been counted before either is given a ticket', async () => {
    const code = await askedCode();
    let counted = 0;
    let bothCounted = () => {};
    const both = new Promise<void>((resolve) => {
      bothCounted = resolve;
    });
    const firestore = withTransactions(async (run) => {
      const result = await run();
      counted += 1;
      if (counted === 2) bothCounted();
      await both;
      return result;
    });
    const late = () =>
      verifyResetCode({ ...stage, firestore: firestore() }, { email: EMAIL, code, marker: MARKER });
    const results = await Promise.allSettled([late(), late()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [reason] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(reason).toMatchObject({ details: { code: 'code-wrong' } });
  });

  it('that was used is refused like one of an unknown address, which never can be', async () => {
    const nobody = 'nobody@example.com';
    const [code, unknown] = [await askedCode(), await askedCode(nobody)];
    const answers = async (email: string, ...codes: string[]) => {
      const results = [];
      for (const each of codes) results.push(await tryCode(each, email).catch((error: unknown) => error));
      return results.map((result) => (result instanceof Error ? Reflect.get(result, 'details') : 'passed'));
    };
    const [first, ...later] = await answers(EMAIL, code, code, code, code);
    expect(first).toBe('passed');
    expect(later).toEqual((await answers(nobody, unknown, unknown, unknown, unknown)).slice(1));
  });

  it('is refused where a newer one was asked for while it was looked at', async () => {
    const code = await askedCode();
    const firestore = withTransactions(async (run) => {
      const result = await run();
      stage.pass(60);
      await askedCode();
      return result;
    });
    const late = verifyResetCode(
      { ...stage, firestore: firestore() },
      { email: EMAIL, code, marker: MARKER },
    );
    await expect(late).rejects.toMatchObject(refused('code-expired'));
  });

  it('is mailed to nobody for a disabled account', async () => {
    stage.auth.add({ uid: 'layla', email: EMAIL, disabled: true });
    const code = await askedCode();
    const mail = await backend.firestore.doc(`outbox/resetCode:${stage.tasks.at(-1)?.requestId}`).get();
    expect(mail.get('to')).toBeNull();
    await expect(tryCode(code)).rejects.toMatchObject(refused('code-wrong', { triesLeft: 2 }));
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
    await callAccount(stage, { action: 'requestReset', email: EMAIL, locale: 'en', marker: MARKER });
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
      const ask = () => callAccount(stage, { action: 'requestReset', email, locale: 'en', marker: MARKER });
      for (let index = 0; index < RESET_CODE.perAddressPerDay; index += 1) {
        const mailed = index < RESET_CODE.codesPerAddressPerDay ? 'code' : 'link';
        expect(await ask()).toEqual({ resendSeconds: 60, mailed });
        if (index === 0)
          await expect(ask()).rejects.toMatchObject(refused('too-soon', { retryAfterSeconds: 60 }));
        stage.pass(60);
      }
      await expect(ask()).rejects.toMatchObject({ details: { code: 'too-many-today' } });
    }
  });

  it('wakes somebody once, at the number of the day that is no longer usual', async () => {
    const alarm = vi.spyOn(logger, 'error').mockImplementation(() => {});
    const day = limitRef(
      backend.firestore,
      limitKey(stage, 'reset-codes-all', stage.now().toISOString().slice(0, 10)),
    );
    const expiresAt = new Date(stage.now().getTime() + 60_000);
    await day.set({ count: RESET_CODE.alertPerDay - 2, lastAt: stage.now(), expiresAt });
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) {
      await callAccount(stage, { action: 'requestReset', email, locale: 'en', marker: MARKER });
    }
    expect(alarm).toHaveBeenCalledExactlyOnceWith(expect.any(String), { alert: 'reset-codes' });
    alarm.mockRestore();
  });
});

describe('a ticket', () => {
  it('that nobody gave, or for another address, is refused', async () => {
    const { ticket } = await tryCode(await askedCode());
    await expect(setPassword('forged')).rejects.toMatchObject(refused('ticket-invalid'));
    // Forged too: it names the record of a ticket that was given, and is another one.
    const forged = `${ticket.slice(0, -1)}${ticket.endsWith('x') ? 'y' : 'x'}`;
    await expect(setPassword(forged)).rejects.toMatchObject(refused('ticket-invalid'));
    expect(stage.auth.accounts.get('layla')?.password).not.toBe(PASSWORD);
    await expect(setPassword(ticket, 'nobody@example.com')).rejects.toMatchObject(refused('ticket-invalid'));
  });

  it('is good for somebody who has set a password by a code before', async () => {
    await setPassword((await tryCode(await askedCode())).ticket);
    stage.pass(3600);
    const { ticket } = await tryCode(await askedCode());
    await setPassword(ticket);
    expect(stage.auth.accounts.get('layla')?.revoked).toBe(2);
  });

  it('does not outlive a change of address', async () => {
    const { ticket } = await tryCode(await askedCode());
    stage.auth.add({ uid: 'layla', email: 'next@example.com' });
    await expect(setPassword(ticket)).rejects.toMatchObject(refused('ticket-invalid'));
    expect(stage.auth.accounts.get('layla')?.password).not.toBe(PASSWORD);
  });
});
