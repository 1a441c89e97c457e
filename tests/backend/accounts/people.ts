import { applyActionCode } from 'firebase/auth';
import { type Client, PASSWORD } from './client.ts';
import { linkIn, mailTo } from './mailbox.ts';

/** What the sign-up form sends for someone with this address. */
export const signUpRequest = (email: string) =>
  ({
    action: 'signUp',
    fullName: 'Layla Haddad',
    email,
    password: PASSWORD,
    consent: true,
    locale: 'en',
  }) as const;

/** Signs up and waits for the mail that says so. */
export async function signUp(client: Client, email: string) {
  await client.call(signUpRequest(email));
  return mailTo(email, 'Confirm your e-mail address');
}

/** Signs up and opens the mailed link. */
export async function signUpVerified(client: Client, email: string): Promise<void> {
  const link = linkIn(await signUp(client, email), '/auth/callback');
  await applyActionCode(client.auth, link.searchParams.get('oobCode') ?? '');
}
