import { randomUUID } from 'node:crypto';
import { type CallErrorDetails, callErrorDetails } from '@rawi/model/calls/call-errors';
import {
  ACCOUNT_CALLS,
  type AccountAction,
  type AccountInput,
  type AccountResponse,
} from '@rawi/model/calls/calls';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore';
import { getFunctions, httpsCallableFromURL } from 'firebase/functions';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { sendLocalToken } from '../../support/local-token.ts';
import { required } from '../../support/running-site.ts';

export const PASSWORD = 'Reader#123';
export const OTHER_PASSWORD = 'Writer+456';

/** One browser: its own sign-in, the real SDKs, and the calls through the site's own address. */
export interface Client {
  readonly auth: Auth;
  readonly firestore: Firestore;
  /** Published files. */
  readonly storage: FirebaseStorage;
  readonly uploads: FirebaseStorage;
  call<A extends AccountAction>(request: Extract<AccountInput, { action: A }>): Promise<AccountResponse<A>>;
  close(): Promise<void>;
}

export function openClient(): Client {
  const app: FirebaseApp = initializeApp(
    { projectId: required('GCLOUD_PROJECT'), apiKey: 'demo-key', storageBucket: required('RAWI_BUCKET') },
    randomUUID(),
  );
  sendLocalToken(app);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${required('FIREBASE_AUTH_EMULATOR_HOST')}`, { disableWarnings: true });
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, ...address('FIRESTORE_EMULATOR_HOST'));
  const storage = getStorage(app);
  const uploads = getStorage(app, `gs://${required('RAWI_UPLOADS_BUCKET')}`);
  for (const bucket of [storage, uploads]) {
    connectStorageEmulator(bucket, ...address('FIREBASE_STORAGE_EMULATOR_HOST'));
  }
  const account = httpsCallableFromURL(getFunctions(app), `${required('RAWI_SITE')}/api/account`);
  return {
    auth,
    firestore,
    storage,
    uploads,
    async call(request) {
      const { data } = await account(request);
      return ACCOUNT_CALLS[request.action].answer.parse(data) as AccountResponse<typeof request.action>;
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

/** An address without an account. */
export function freshEmail(name: string): string {
  return `${name}-${randomUUID().slice(0, 8)}@example.com`;
}

function address(variable: string): [string, number] {
  const url = new URL(`http://${required(variable)}`);
  return [url.hostname, Number(url.port)];
}
