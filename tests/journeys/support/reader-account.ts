import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { ACCOUNT_PASSWORD } from '../../../demo/src/load/accounts.ts';
import { AUTH, FIRESTORE, PROJECT } from './environment.ts';
import { createPerson } from './owner.ts';
import { type Locale, words } from './words.ts';

/** A reader of one journey only, who may change and delete what others need. */
export interface ReaderAccount {
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
  /** What the browser of the sign-up would keep. */
  readonly marker: string;
}

const freshAccount = (fullName: string): ReaderAccount => ({
  email: `reader-${randomUUID()}@rawi.test`,
  password: ACCOUNT_PASSWORD,
  fullName,
  marker: randomUUID(),
});

/** A new reader whose address is not confirmed, as a sign-up leaves them, unless `emailVerified`; nothing was mailed. */
export async function newReader(
  locale: Locale,
  fullName: string,
  emailVerified = false,
): Promise<ReaderAccount> {
  const reader = freshAccount(fullName);
  const { email } = reader;
  await createPerson({
    uid: email.replace(/@.*$/, ''),
    email,
    displayName: fullName,
    emailVerified,
    claims: {},
    locale,
  });
  return reader;
}

/** Goes to a page by way of the log-in, which leads on to it: any page of the site, in one loading of the document. */
export async function logInAt(
  page: Page,
  locale: Locale,
  path: string,
  { email, password }: Pick<ReaderAccount, 'email' | 'password'>,
): Promise<void> {
  await page.goto(`/${locale}/login?next=${encodeURIComponent(`/${locale}${path}`)}`);
  await page.getByLabel(words(locale, 'log-in', 'email')).fill(email);
  await page
    .getByLabel(words(locale, 'log-in', 'password'), { exact: false })
    .first()
    .fill(password);
  await page.getByRole('button', { name: words(locale, 'log-in', 'submit'), exact: true }).click();
  await expect(page).toHaveURL(`/${locale}${path}`);
}

/** Whether the Auth emulator lets this password in. */
export async function mayLogIn(email: string, password: string): Promise<boolean> {
  return (await signIn(email, password)) !== undefined;
}

interface SignedIn {
  readonly localId: string;
  readonly idToken: string;
}

async function signIn(email: string, password: string): Promise<SignedIn | undefined> {
  const address = `http://${AUTH}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=journeys`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  return response.ok ? ((await response.json()) as SignedIn) : undefined;
}

/** The fields of a person's profile as the REST API writes them, read as they themselves may; nothing if there is none. */
export async function profileOf(email: string, password: string): Promise<unknown> {
  const user = await signIn(email, password);
  if (!user) return undefined;
  const path = `projects/${PROJECT}/databases/(default)/documents/users/${user.localId}`;
  const response = await fetch(`http://${FIRESTORE}/v1/${path}`, {
    headers: { authorization: `Bearer ${user.idToken}` },
  });
  return response.ok ? ((await response.json()) as { readonly fields: unknown }).fields : undefined;
}
