import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { required } from '../../support/running-site.ts';
import { type Client, freshEmail, openClient, PASSWORD } from './client.ts';
import { signUpVerified } from './people.ts';

let client: Client;
beforeAll(() => {
  client = openClient();
});
afterAll(() => client.close());

const answerSchema = z.object({
  idToken: z.string().optional(),
  oobCode: z.string().optional(),
  error: z.object({ message: z.string() }).optional(),
});
/** Auth's own interface, as anybody with the web key can use it. */
async function auth(method: string, body: object, headers = {}) {
  const base = `http://${required('FIREBASE_AUTH_EMULATOR_HOST')}/identitytoolkit.googleapis.com/v1/accounts`;
  const response = await fetch(`${base}:${method}?key=web`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return answerSchema.parse(await response.json());
}
const signIn = (email: string) =>
  auth('signInWithPassword', { email, password: PASSWORD, returnSecureToken: true });

describe('what is done with the web key, past our calls', () => {
  it('a forged name and picture are gone with the next sign-in', async () => {
    const email = freshEmail('forger');
    await signUpVerified(client, email);
    const { idToken } = await signIn(email);
    await auth('update', { idToken, displayName: '<img src=x>', photoUrl: 'javascript:alert(1)' });
    const { user } = await signInWithEmailAndPassword(client.auth, email, PASSWORD);
    await user.reload();
    const { claims } = await user.getIdTokenResult(true);
    expect(claims['name']).toBe('Layla Haddad');
    expect(claims['picture'] || undefined).toBeUndefined();
    await client.auth.signOut();
  });

  it('an account of another provider does not come to be', async () => {
    const email = freshEmail('provider');
    const idToken = JSON.stringify({ sub: email, email, email_verified: true });
    const { error } = await auth('signInWithIdp', {
      requestUri: 'http://localhost',
      postBody: `id_token=${encodeURIComponent(idToken)}&providerId=google.com`,
      returnSecureToken: true,
    });
    expect(error?.message).toContain('BLOCKING_FUNCTION_ERROR_RESPONSE');
    await expect(createUserWithEmailAndPassword(client.auth, email, PASSWORD)).rejects.toThrow();
  });

  it('an account does not get another provider: its sign-in is refused', async () => {
    const email = freshEmail('linked');
    await signUpVerified(client, email);
    const idToken = JSON.stringify({ sub: email, email, email_verified: true });
    const { error } = await auth('signInWithIdp', {
      requestUri: 'http://localhost',
      postBody: `id_token=${encodeURIComponent(idToken)}&providerId=google.com`,
      returnSecureToken: true,
    });
    expect(error?.message).toContain('BLOCKING_FUNCTION_ERROR_RESPONSE');
  });

  it('an address that was moved by Auth’s own link is put back at the first sign-in with it', async () => {
    const [email, moved] = [freshEmail('owner'), freshEmail('moved')];
    await signUpVerified(client, email);
    const { idToken } = await signIn(email);
    const { oobCode } = await auth(
      'sendOobCode',
      { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: moved, returnOobLink: true },
      { authorization: 'Bearer owner' },
    );
    await auth('update', { oobCode });
    expect((await signIn(moved)).error?.message).toContain('BLOCKING_FUNCTION_ERROR_RESPONSE');
    expect((await signIn(email)).idToken).toBeDefined();
    expect((await signIn(moved)).idToken).toBeUndefined();
  });

  it('an unknown address and a wrong password are answered alike', async () => {
    const email = freshEmail('known');
    await signUpVerified(client, email);
    const wrong = await auth('signInWithPassword', { email, password: 'Wrong#1234' });
    const unknown = await auth('signInWithPassword', {
      email: freshEmail('unknown'),
      password: 'Wrong#1234',
    });
    expect(wrong.error?.message).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(unknown.error?.message).toBe('INVALID_LOGIN_CREDENTIALS');
  });
});
