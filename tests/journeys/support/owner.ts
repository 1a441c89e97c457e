import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { PROJECT } from './environment.ts';

/** What only the owner of the project can bring about: the past, and accounts that nobody signed up. */

const app = () =>
  getApps().find(({ name }) => name === 'owner') ?? initializeApp({ projectId: PROJECT }, 'owner');

/** An account that exists without having asked for anything, so that no limit counts against its address. */
export async function createAccount(email: string, password: string): Promise<void> {
  await getAuth(app()).createUser({ email, password, emailVerified: true });
}

/** Lets the ten minutes of the code that was sent to this address be over. */
export async function expireCodeOf(email: string): Promise<void> {
  const { uid } = await getAuth(app()).getUserByEmail(email);
  const codes = await getFirestore(app()).collection('resetCodes').where('uid', '==', uid).get();
  if (codes.empty) throw new Error(`Nobody asked for a code for ${email}.`);
  for (const { ref } of codes.docs) await ref.update({ expiresAt: new Date(Date.now() - 1000) });
}
