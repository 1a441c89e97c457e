import { type Client, PASSWORD } from './client.ts';
import { mailTo, ticketIn } from './mailbox.ts';

/** What the browser of these sign-ups keeps. */
export const MARKER = 'the-marker-of-these-tests';

/** What the sign-up form sends for someone with this address. */
export const signUpRequest = (email: string) =>
  ({
    action: 'signUp',
    fullName: 'Layla Haddad',
    email,
    password: PASSWORD,
    consent: true,
    marker: MARKER,
    locale: 'en',
  }) as const;

/** Signs up and waits for the mail that says so. */
export async function signUp(client: Client, email: string) {
  await client.call(signUpRequest(email));
  return mailTo(email, 'Confirm your e-mail address');
}

/** Signs up and opens the mailed link. */
export async function signUpVerified(client: Client, email: string): Promise<void> {
  const ticket = ticketIn(await signUp(client, email));
  await client.call({ action: 'verifyEmail', ticket, marker: MARKER });
}
