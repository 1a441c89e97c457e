import { randomUUID } from 'node:crypto';
import { type CallErrorDetails, callErrorDetails } from '@rawi/model/call-errors';
import {
  type AccountAction,
  type AccountInput,
  type AccountResponse,
  accountResponseSchemas,
} from '@rawi/model/calls';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore';
import { getFunctions, httpsCallableFromURL } from 'firebase/functions';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { required } from '../../support/running-site.ts';

export const PASSWORD = 'Reader#123';
export const OTHER_PASSWORD = 'Writer+456';

/** One browser: its own sign-in, the real SDKs, and the calls through the site's own address. */
export interface Client {
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly storage: FirebaseStorage;
  call<A extends AccountAction>(request: Extract<AccountInput, { action: A }>): Promise<AccountResponse<A>>;
  close(): Promise<void>;
}

export function openClient(): Client {
  const app: FirebaseApp = initializeApp(
    { projectId: required('GCLOUD_PROJECT'), apiKey: 'demo-key', storageBucket: required('RAWI_BUCKET') },
    randomUUID(),
  );
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${required('FIREBASE_AUTH_EMULATOR_HOST')}`, { disableWarnings: true });
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, ...address('FIRESTORE_EMULATOR_HOST'));
  const storage = getStorage(app);
  connectStorageEmulator(storage, ...address('FIREBASE_STORAGE_EMULATOR_HOST'));
  const account = httpsCallableFromURL(getFunctions(app), `${required('RAWI_SITE')}/api/account`);
  return {
    auth,
    firestore,
    storage,
    async call(request) {
      const { data } = await account(request);
      const schema = accountResponseSchemas[request.action];
      return schema.parse(data) as AccountResponse<typeof request.action>;
    },
    close: () => deleteApp(app),
  };
}

/** The refusal that a call ends with; fails where it succeeds. */
export async function refusalOf(call: Promise<unknown>): Promise<CallErrorDetails> {
  try {
    await call;
  } catch (error) {
    const details = callErrorDetails(error);
    if (details) return details;
    throw error;
  }
  throw new Error('The call was not refused.');
}

/** An address nobody has. */
export function freshEmail(name: string): string {
  return `${name}-${randomUUID().slice(0, 8)}@example.com`;
}

function address(variable: string): [string, number] {
  const url = new URL(`http://${required(variable)}`);
  return [url.hostname, Number(url.port)];
}
