import type { Role } from '@rawi/model/roles';
import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { PROJECT } from './environment.ts';

/** What only the owner of the project can bring about: the past, and accounts that nobody signed up. */

const app = () =>
  getApps().find(({ name }) => name === 'owner') ?? initializeApp({ projectId: PROJECT }, 'owner');

/** An account that exists without having asked for anything, so that no limit counts against its address. */
export async function createAccount(email: string, password: string, emailVerified = true): Promise<void> {
  await getAuth(app()).createUser({ email, password, emailVerified });
}

/** Lets every minute and day that a limit counts be over. */
export async function forgetLimits(): Promise<void> {
  const limits = await getFirestore(app()).collection('limits').listDocuments();
  await Promise.all(limits.map((limit) => limit.delete()));
}

/** What `npm run grant` does. */
export async function changeRole(email: string, role: Role, revoke = false): Promise<void> {
  // Node runs that file as it is, so it declares no types.
  const file = new URL('../../../scripts/lib/change-role.mjs', import.meta.url);
  const grant = (await import(file.href)) as { readonly changeRole: ChangeRole };
  const services = { auth: getAuth(app()), firestore: getFirestore(app()) };
  await grant.changeRole(services, { email, role, revoke });
}

type ChangeRole = (
  services: { readonly auth: Auth; readonly firestore: Firestore },
  change: { readonly email: string; readonly role: Role; readonly revoke: boolean },
) => Promise<unknown>;

/** Lets the ten minutes of the code that was sent to this address be over. */
export async function expireCodeOf(email: string): Promise<void> {
  const { uid } = await getAuth(app()).getUserByEmail(email);
  const codes = await getFirestore(app()).collection('resetCodes').where('uid', '==', uid).get();
  if (codes.empty) throw new Error(`Nobody asked for a code for ${email}.`);
  for (const { ref } of codes.docs) await ref.update({ expiresAt: new Date(Date.now() - 1000) });
}
