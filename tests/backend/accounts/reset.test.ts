import { paths } from '@rawi/model/paths';
import { inboxSchema } from '@rawi/model/truth/user';
import { signInWithEmailAndPassword } from 'firebase/auth';
import { doc, getDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSite, runningSite } from '../../support/running-site.ts';
import { type Client, freshEmail, OTHER_PASSWORD, openClient, PASSWORD, refusalOf } from './client.ts';
import { codeIn, eventually, mailsTo, mailTo } from './mailbox.ts';
import { signUp, signUpVerified } from './people.ts';

let client: Client;
let other: Client;
let site: RunningSite;
beforeAll(() => {
  client = openClient();
  other = openClient();
  site = runningSite('reset');
});
afterAll(async () => {
  await Promise.all([client.close(), other.close(), site.close()]);
});

const SUBJECT = 'Your code for a new password';
const requestReset = (email: string) => client.call({ action: 'requestReset', email, locale: 'ar' });
const tryCode = (email: string, code: string) => client.call({ action: 'verifyResetCode', email, code });
/** Another code than this one. */
const wrong = (code: string, by: number) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

async function askedCode(email: string): Promise<string> {
  await requestReset(email);
  return codeIn(await mailTo(email, SUBJECT));
}

describe('a reset by code', () => {
  it('ends every other session, takes the new password and mails that it happened', async () => {
    const email = freshEmail('reset');
    await signUpVerified(client, email);
    const { user } = await signInWithEmailAndPassword(other.auth, email, PASSWORD);
    const signedInAt = Date.parse((await user.getIdTokenResult()).authTime);
    const code = await askedCode(email);
    const { ticket, expiresAt } = await tryCode(email, code);
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(9 * 60_000);
    await client.call({ action: 'setNewPassword', email, ticket, password: OTHER_PASSWORD, locale: 'ar' });

    const inbox = inboxSchema.parse((await getDoc(doc(other.firestore, paths.inbox(user.uid)))).data());
    expect(inbox.sessionsValidAfter?.getTime()).toBeGreaterThan(signedInAt);
    expect(await refusalOf(other.call({ action: 'downloadData' }))).toEqual({ code: 'session-ended' });

    await expect(signInWithEmailAndPassword(client.auth, email, PASSWORD)).rejects.toThrow();
    await signInWithEmailAndPassword(client.auth, email, OTHER_PASSWORD);
    await client.auth.signOut();
    await mailTo(email, 'Your password was changed');

    expect(await refusalOf(tryCode(email, code))).toEqual({ code: 'code-wrong', triesLeft: 1 });
    const again = { action: 'setNewPassword', email, ticket, password: PASSWORD, locale: 'ar' } as const;
    expect(await refusalOf(client.call(again))).toEqual({ code: 'ticket-used' });
  });

  it('refuses the right code at the fourth try', async () => {
    const email = freshEmail('guess');
    await signUp(client, email);
    const code = await askedCode(email);
    expect(await refusalOf(tryCode(email, wrong(code, 1)))).toEqual({ code: 'code-wrong', triesLeft: 2 });
    expect(await refusalOf(tryCode(email, wrong(code, 2)))).toEqual({ code: 'code-wrong', triesLeft: 1 });
    expect(await refusalOf(tryCode(email, wrong(code, 3)))).toEqual({ code: 'code-tries-spent' });
    expect(await refusalOf(tryCode(email, code))).toEqual({ code: 'code-tries-spent' });
  });

  it('answers an unknown address like a known one, writes the same and mails nobody', async () => {
    const [known, unknown] = [freshEmail('known'), freshEmail('unknown')];
    await signUp(client, known);
    const before = await counts();
    expect(await requestReset(known)).toEqual(await requestReset(unknown));
    await mailTo(known, SUBJECT);
    await eventually('reset of the unknown address', async () => {
      const now = await counts();
      return now.codes === before.codes + 2 && now.mails === before.mails + 2 ? now : undefined;
    });
    expect(await refusalOf(requestReset(known))).toMatchObject({ code: 'too-soon' });
    expect(await refusalOf(requestReset(unknown))).toMatchObject({ code: 'too-soon' });
    expect(await refusalOf(tryCode(unknown, '000000'))).toEqual({ code: 'code-wrong', triesLeft: 2 });
    expect(await mailsTo(unknown)).toEqual([]);
  });

  it('says of a code that nobody asked for, a forged ticket and a bad password what is wrong', async () => {
    const email = freshEmail('forged');
    expect(await refusalOf(tryCode(email, '123456'))).toEqual({ code: 'code-expired' });
    const forged = {
      action: 'setNewPassword',
      email,
      ticket: 'x'.repeat(43),
      password: OTHER_PASSWORD,
      locale: 'en',
    } as const;
    expect(await refusalOf(client.call(forged))).toEqual({ code: 'ticket-invalid' });
    expect(await refusalOf(client.call({ ...forged, password: 'weak' }))).toEqual({
      code: 'invalid-fields',
      fields: { password: 'password' },
    });
  });

  it('stores neither address nor code nor ticket', async () => {
    const email = freshEmail('stored');
    await signUp(client, email);
    const code = await askedCode(email);
    const { ticket } = await tryCode(email, code);
    const collections = ['resetCodes', 'limits', 'outbox'].map((name) =>
      site.firestore.collection(name).get(),
    );
    const stored = JSON.stringify(
      (await Promise.all(collections)).flatMap(({ docs }) => docs.map((one) => [one.id, one.data()])),
    );
    expect(stored).not.toContain(ticket);
    expect(stored).not.toContain(`"${code}"`);
    expect(
      JSON.stringify((await site.firestore.collection('resetCodes').get()).docs.map((one) => one.data())),
    ).not.toContain(email);
  });
});

async function counts() {
  const [codes, mails] = await Promise.all(
    ['resetCodes', 'outbox'].map(
      async (name) => (await site.firestore.collection(name).count().get()).data().count,
    ),
  );
  return { codes: codes ?? 0, mails: mails ?? 0 };
}
