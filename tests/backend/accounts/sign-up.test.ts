import { paths } from '@rawi/model/paths';
import { userSchema } from '@rawi/model/truth/user';
import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from 'firebase/auth';
import { doc, getDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSite, required, runningSite } from '../../support/running-site.ts';
import { type Client, freshEmail, OTHER_PASSWORD, openClient, PASSWORD, refusalOf } from './client.ts';
import { linkIn, mailsTo, mailTo, ticketIn } from './mailbox.ts';
import { MARKER, signUp, signUpRequest } from './people.ts';

let client: Client;
let site: RunningSite;
beforeAll(() => {
  client = openClient();
  site = runningSite('sign-up');
});
afterAll(async () => {
  await client.close();
  await site.close();
});

describe('signing up', () => {
  it('makes an account and its profile, and mails a link of our site in both languages', async () => {
    const email = freshEmail('layla');
    const answer = await client.call({
      ...signUpRequest(email),
      gender: 'female',
      dateOfBirth: '1999-02-28',
      nationality: 'EG',
    });
    expect(answer).toEqual({ resendSeconds: 60 });
    expect(client.auth.currentUser).toBeNull();

    const mail = await mailTo(email, 'Confirm your e-mail address');
    expect(mail.subject).toContain('تأكيد عنوان بريدك الإلكتروني');
    const link = linkIn(mail, '/en/auth/callback');
    expect(link.origin).toBe(required('RAWI_SITE'));
    expect(link.searchParams.get('mode')).toBe('verifyEmail');
    const ticket = ticketIn(mail);
    expect(linkIn(mail, '/ar/auth/callback').searchParams.get('ticket')).toBe(ticket);

    const { user } = await signInWithEmailAndPassword(client.auth, email, PASSWORD);
    expect(user.emailVerified).toBe(false);
    expect(user.displayName).toBe('Layla Haddad');
    const profile = userSchema.parse((await getDoc(doc(client.firestore, paths.user(user.uid)))).data());
    expect(profile).toMatchObject({
      fullName: 'Layla Haddad',
      gender: 'female',
      dateOfBirth: '1999-02-28',
      nationality: 'EG',
      locale: 'en',
    });

    await client.auth.signOut();
    expect(await client.call({ action: 'verifyEmail', ticket, marker: MARKER })).toEqual({});
    const again = (await signInWithEmailAndPassword(client.auth, email, PASSWORD)).user;
    expect(again.emailVerified).toBe(true);
    await client.auth.signOut();
    expect(await refusalOf(client.call({ action: 'verifyEmail', ticket, marker: MARKER }))).toEqual({
      code: 'ticket-invalid',
    });
  });

  it('with somebody else’s address leaves no known password to who confirms it elsewhere', async () => {
    const email = freshEmail('victim');
    const ticket = ticketIn(await signUp(client, email));
    const { passwordTicket } = await client.call({ action: 'verifyEmail', ticket });
    const { user } = await signInWithEmailAndPassword(client.auth, email, PASSWORD);
    expect(user.emailVerified).toBe(false);
    await client.auth.signOut();
    const right = { email, ticket: passwordTicket?.ticket ?? '', password: OTHER_PASSWORD } as const;
    await client.call({ action: 'setNewPassword', ...right, locale: 'en' });
    await expect(signInWithEmailAndPassword(client.auth, email, PASSWORD)).rejects.toThrow();
    const owner = (await signInWithEmailAndPassword(client.auth, email, OTHER_PASSWORD)).user;
    expect(owner.emailVerified).toBe(true);
    await client.auth.signOut();
    expect(await refusalOf(client.call({ action: 'verifyEmail', ticket }))).toEqual({
      code: 'ticket-invalid',
    });
  });

  it('is finished by the code of the mail in the browser that signed up, and in no other', async () => {
    const email = freshEmail('by-code');
    const mail = await signUp(client, email);
    const [code = ''] = /\b\d{6}\b/.exec(mail.text) ?? [];
    const elsewhere = client.call({ action: 'confirmSignUp', email, code, marker: `${MARKER}-elsewhere` });
    expect(await refusalOf(elsewhere)).toEqual({ code: 'code-expired' });
    expect(await client.call({ action: 'confirmSignUp', email, code, marker: MARKER })).toEqual({});
    const { user } = await signInWithEmailAndPassword(client.auth, email, PASSWORD);
    expect(user.emailVerified).toBe(true);
    await client.auth.signOut();
  });

  it('answers a taken address alike, tells its owner, and leaves the account as it was', async () => {
    const email = freshEmail('taken');
    const first = await signUp(client, email);
    expect(first.subject).toContain('Confirm');
    // This test is not about the limit of one mail a minute for an address.
    await forgetLimits();
    const free = await client.call(signUpRequest(freshEmail('free')));
    const taken = await client.call({
      ...signUpRequest(email.toUpperCase()),
      fullName: 'Mallory',
      password: 'Mallory#999',
    });
    expect(taken).toEqual(free);
    const notice = await mailTo(email, 'You already have an account');
    expect(notice.text).not.toMatch(/\b\d{6}\b/);
    const guess = { action: 'confirmSignUp', code: '000000', marker: MARKER, email } as const;
    expect(await refusalOf(client.call(guess))).toEqual({ code: 'code-wrong', triesLeft: 4 });
    await expect(signInWithEmailAndPassword(client.auth, email, 'Mallory#999')).rejects.toMatchObject({
      code: expect.stringMatching(/^auth\//),
    });
    const { user } = await signInWithEmailAndPassword(client.auth, email, PASSWORD);
    expect(user.displayName).toBe('Layla Haddad');
    await client.auth.signOut();
  });

  it('makes one account of a form that was sent twice', async () => {
    const email = freshEmail('twice');
    await Promise.all([client.call(signUpRequest(email)), client.call(signUpRequest(email))]);
    await mailTo(email, 'Confirm your e-mail address');
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('refuses direct sign-up with the web key', async () => {
    await expect(
      createUserWithEmailAndPassword(client.auth, freshEmail('direct'), PASSWORD),
    ).rejects.toThrow();
    expect(client.auth.currentUser).toBeNull();
  });

  it('names every wrong field, and takes no claims', async () => {
    const email = freshEmail('wrong');
    const wrong = {
      ...signUpRequest(email),
      fullName: 'R2D2',
      email: 'nobody',
      password: 'short',
      consent: false as unknown as true,
      dateOfBirth: '9000-01-01',
    };
    expect(await refusalOf(client.call(wrong))).toEqual({
      code: 'invalid-fields',
      fields: {
        fullName: 'alphaSpaces',
        email: 'email',
        password: 'password',
        consent: 'accepted',
        dateOfBirth: 'dateNotInFuture',
      },
    });
    const greedy = { ...signUpRequest(email), admin: true };
    expect(await refusalOf(client.call(greedy))).toEqual({
      code: 'invalid-fields',
      fields: { admin: 'invalid' },
    });
    expect(await refusalOf(client.call({ action: 'becomeAdmin' } as never))).toEqual({
      code: 'unknown-action',
    });
  });
});

async function forgetLimits(): Promise<void> {
  await site.firestore.recursiveDelete(site.firestore.collection('limits'));
}
