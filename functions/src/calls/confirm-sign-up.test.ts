import { RESET_CODE, SIGN_UP_CODE } from '@rawi/model/constants';
import { paths } from '@rawi/model/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { markerHash } from '../secrets/link-tickets.ts';
import { codeKey } from '../secrets/reset-hashes.ts';
import { unseal } from '../secrets/seal.ts';
import { splitSecret } from '../secrets/verification-secret.ts';
import { runAccountTask } from '../tasks/run-account-task.ts';
import { callAccount } from '../testing/call-account.ts';
import { type Scene, scene } from '../testing/scene.ts';

const EMAIL = 'layla@example.com';
const TAKEN = 'taken@example.com';
const HERE = 'the-marker-of-this-browser';
const ELSEWHERE = 'the-marker-of-another-browser';

let backend: EmulatedFirestore;
let stage: Scene;
beforeAll(async () => {
  backend = await emulatedFirestore('confirm-sign-up');
});
beforeEach(() => {
  backend.clear();
  const made = scene(backend.firestore);
  let named = 0;
  // An account is named by the beginning of its request's id.
  stage = { ...made, random: { ...made.random, id: () => `${(named += 1)}`.padEnd(40, 'x') } };
  stage.auth.add({ uid: 'taken', email: TAKEN, emailVerified: true });
});
afterAll(() => backend.stop());

const account = () => [...stage.auth.accounts.values()].find(({ email }) => email === EMAIL);
const refused = (code: string, more: object = {}) => ({ details: { code, ...more } });

/** Lets the queue work, and reads the mail. */
async function mailed() {
  const task = stage.tasks.at(-1);
  await runAccountTask(stage, task);
  const mails = await backend.firestore.collection('outbox').get();
  const mail = mails.docs.find(({ id }) => id.endsWith(String(task?.requestId)));
  const sealed: unknown = mail?.get('sealed');
  const secret = typeof sealed === 'string' ? splitSecret(unseal(stage.hashKey, 'mail', sealed)) : undefined;
  return { kind: String(mail?.get('kind')), ...secret };
}
async function signUp(email = EMAIL, marker: string | null = HERE) {
  const answer = await callAccount(stage, {
    action: 'signUp',
    fullName: 'Layla Haddad',
    gender: undefined,
    dateOfBirth: undefined,
    nationality: undefined,
    email,
    password: 'Reader#123',
    consent: true,
    locale: 'en',
    ...(marker !== null && { marker }),
  });
  return { answer, ...(await mailed()) };
}
async function resend(email = EMAIL, marker: string | null = HERE) {
  stage.pass(60);
  await callAccount(stage, {
    action: 'resendVerification',
    email,
    locale: 'en',
    ...(marker !== null && { marker }),
  });
  return mailed();
}
const confirm = (code: string | undefined, marker = HERE, email = EMAIL) =>
  callAccount(stage, { action: 'confirmSignUp', email, code: code ?? '', marker });
const wrongOf = (code: string | undefined) => (code === '000000' ? '000001' : '000000');
const outcome = (tried: Promise<object>) =>
  tried.then(
    () => 'confirmed',
    ({ details }: { readonly details: object }) => details,
  );

describe('the code in the mail of a sign-up', () => {
  it('confirms the address in the browser of the sign-up, once, and leaves its link without effect', async () => {
    const { code, ticket } = await signUp();
    expect(code).toMatch(/^\d{6}$/);
    expect(account()?.emailVerified).toBe(false);
    expect(await confirm(code)).toEqual({});
    expect(account()).toMatchObject({ emailVerified: true, password: 'Reader#123', revoked: 0 });
    await expect(confirm(code)).rejects.toMatchObject(refused('code-wrong', { triesLeft: 3 }));
    const link = callAccount(stage, { action: 'verifyEmail', ticket: ticket ?? '', marker: HERE });
    await expect(link).rejects.toMatchObject(refused('ticket-invalid'));
  });

  it('is no code in another browser, which spends none of its tries', async () => {
    const { code } = await signUp();
    for (let tried = 0; tried < SIGN_UP_CODE.tries; tried += 1)
      await expect(confirm(code, ELSEWHERE)).rejects.toMatchObject(refused('code-expired'));
    expect(account()?.emailVerified).toBe(false);
    expect(await confirm(code)).toEqual({});
  });

  it('can be tried five times', async () => {
    const { code } = await signUp();
    for (let left = SIGN_UP_CODE.tries - 1; left > 0; left -= 1)
      await expect(confirm(wrongOf(code))).rejects.toMatchObject(refused('code-wrong', { triesLeft: left }));
    await expect(confirm(wrongOf(code))).rejects.toMatchObject(refused('code-tries-spent'));
    await expect(confirm(code)).rejects.toMatchObject(refused('code-tries-spent'));
    expect(account()?.emailVerified).toBe(false);
  });

  it('is valid for half an hour', async () => {
    const { code } = await signUp();
    stage.pass(SIGN_UP_CODE.validMinutes * 60);
    await expect(confirm(code)).rejects.toMatchObject(refused('code-expired'));
    expect(account()?.emailVerified).toBe(false);
  });

  it('comes again with another mail, for the browser of the sign-up alone, and voids the one before', async () => {
    const first = await signUp();
    expect(await resend(EMAIL, ELSEWHERE)).not.toHaveProperty('code');
    const second = await resend();
    if (first.code !== second.code)
      await expect(confirm(first.code)).rejects.toMatchObject(refused('code-wrong', { triesLeft: 4 }));
    expect(await confirm(second.code)).toEqual({});
  });

  it('is void once a link was opened elsewhere and a password was set', async () => {
    const { code, ticket } = await signUp();
    const opened = await callAccount(stage, { action: 'verifyEmail', ticket: ticket ?? '' });
    stage.pass(1);
    await callAccount(stage, {
      action: 'setNewPassword',
      email: EMAIL,
      ticket: opened.passwordTicket?.ticket ?? '',
      password: 'Writer+456',
      locale: 'en',
    });
    await expect(confirm(code)).rejects.toMatchObject(refused('code-expired'));
  });

  /** Has something happen between a try that was right and its confirmation. */
  function meanwhile(happen: () => Promise<unknown>): void {
    const getUser = stage.auth.getUser.bind(stage.auth);
    vi.spyOn(stage.auth, 'getUser').mockImplementationOnce(async (uid) => {
      await happen();
      return getUser(uid);
    });
  }

  it('confirms nothing where another code was drawn at the same moment', async () => {
    const { code } = await signUp();
    meanwhile(() => resend());
    await expect(confirm(code)).rejects.toMatchObject(refused('code-expired'));
    expect(account()?.emailVerified).toBe(false);
  });

  it('confirms once where it is sent twice at the same moment', async () => {
    const { code } = await signUp();
    const confirming = vi.spyOn(stage.auth, 'updateUser');
    meanwhile(() => confirm(code));
    await expect(confirm(code)).rejects.toMatchObject(refused('code-expired'));
    expect(confirming).toHaveBeenCalledOnce();
  });

  it('confirms no other address than the one that it was mailed to', async () => {
    const { code } = await signUp();
    meanwhile(async () => {
      const found = account();
      if (found) found.email = 'sara@example.com';
    });
    await expect(confirm(code)).rejects.toMatchObject(refused('code-expired'));
    expect(
      [...stage.auth.accounts.values()].some(({ uid, emailVerified }) => uid !== 'taken' && emailVerified),
    ).toBe(false);
  });

  it.each([
    ['its sign-up was confirmed or taken over', () => ({ signUpMarker: null }), 'code-expired'],
    [
      'its sign-up is of another browser',
      () => ({ signUpMarker: markerHash(stage.hashKey, ELSEWHERE) }),
      'code-expired',
    ],
    [
      'everything until now was voided',
      () => ({ voidedAt: new Date(stage.now().getTime() + 1) }),
      'code-expired',
    ],
    ['everything before it was voided', () => ({ voidedAt: stage.now() }), 'confirmed'],
  ])('where %s: %s', async (_, change, expected) => {
    const { code } = await signUp();
    const uid = account()?.uid ?? '';
    await backend.firestore.doc(paths.linkTickets(uid)).update(change());
    const result = await outcome(confirm(code));
    expect(result).toEqual(expected === 'confirmed' ? expected : { code: expected });
    expect(account()?.emailVerified).toBe(expected === 'confirmed');
  });

  it('confirms nothing of an account whose links are gone', async () => {
    const { code } = await signUp();
    await backend.firestore.doc(paths.linkTickets(account()?.uid ?? '')).delete();
    await expect(confirm(code)).rejects.toMatchObject(refused('code-expired'));
  });

  it('is not in the mail where the browser keeps no marker, and no code is stored', async () => {
    const { code, kind } = await signUp(EMAIL, null);
    expect([kind, code]).toEqual(['verification', undefined]);
    expect((await backend.firestore.collection('resetCodes').get()).size).toBe(0);
  });

  it('is in three mails of an address in a day, however many are asked for; the others have their links', async () => {
    const mails = [await signUp(), await resend(), await resend(), await resend()];
    expect(mails.map(({ code }) => code !== undefined)).toEqual([true, true, true, false]);
    expect(mails.every(({ ticket }) => ticket !== undefined)).toBe(true);
    const guesses = SIGN_UP_CODE.codesPerAddressPerDay * SIGN_UP_CODE.tries;
    expect(guesses / 10 ** 6).toBeLessThanOrEqual(15 / 10 ** 6);
  });

  it('shows neither itself nor the marker in what is stored', async () => {
    const { code } = await signUp();
    const stored = (await backend.firestore.collection('resetCodes').get()).docs.map((one) => one.data());
    expect(stored).toHaveLength(1);
    const text = JSON.stringify([stored, stage.tasks]);
    expect(text).not.toContain(HERE);
    expect(text).not.toContain(`"${code}"`);
  });
});

describe('a taken address', () => {
  it('is answered like a free one, at every try, and its owner’s mail has no code', async () => {
    const [free, taken] = [await signUp(EMAIL), await signUp(TAKEN)];
    expect(taken.answer).toEqual(free.answer);
    expect([taken.kind, taken.code]).toEqual(['signUpAttempt', undefined]);
    for (let tried = 0; tried <= SIGN_UP_CODE.tries; tried += 1) {
      const [one, other] = await Promise.all([
        outcome(confirm(wrongOf(free.code))),
        outcome(confirm('000000', HERE, TAKEN)),
      ]);
      expect(other).toEqual(one);
    }
    expect(stage.auth.accounts.get('taken')).toMatchObject({ emailVerified: true, revoked: 0 });
  });

  it('has the same stored as a free one, which a second sign-up leaves as it is', async () => {
    const stored = async (email: string) => {
      const key = codeKey(stage.hashKey, email, markerHash(stage.hashKey, HERE));
      return (await backend.firestore.doc(`resetCodes/${key}`).get()).data();
    };
    for (const email of [EMAIL, TAKEN]) {
      await signUp(email);
      await expect(confirm('000000', HERE, email)).rejects.toMatchObject(refused('code-wrong'));
      const before = await stored(email);
      expect(before?.['tries']).toBe(1);
      stage.pass(RESET_CODE.resendSeconds);
      expect((await signUp(email)).kind).toBe('signUpAttempt');
      expect(await stored(email)).toEqual(before);
    }
    expect(Object.keys((await stored(TAKEN)) ?? {})).toEqual(Object.keys((await stored(EMAIL)) ?? {}));
  });

  it('is not confirmed by asking for another mail', async () => {
    stage.auth.add({ uid: 'waiting', email: 'waiting@example.com', emailVerified: false });
    const mail = await resend('waiting@example.com');
    expect(mail).not.toHaveProperty('code');
    await expect(confirm('000000', HERE, 'waiting@example.com')).rejects.toMatchObject(
      refused('code-wrong', { triesLeft: 4 }),
    );
  });
});
