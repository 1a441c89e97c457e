import { deleteApp as deleteWebApp, type FirebaseApp, initializeApp as initializeWebApp } from 'firebase/app';
import * as web from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { deleteApp as deleteAdminApp, initializeApp as initializeAdminApp } from 'firebase-admin/app';
import { type Firestore as AdminFirestore, getFirestore } from 'firebase-admin/firestore';

// Refusals under test are no news.
web.setLogLevel('silent');
lite.setLogLevel('silent');

/** Where an emulator listens. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

let apps = 0;
const open: (() => Promise<unknown>)[] = [];

/** Who a client says it is: a user's claims, `owner`, or none. */
type Identity = 'owner' | { readonly sub: string; readonly [claim: string]: unknown } | undefined;

/** firebase-admin over gRPC. */
export function adminClient(emulator: Address, projectId: string): AdminFirestore {
  // Without this the SDK asks the network for a machine's credentials.
  process.env.METADATA_SERVER_DETECTION = 'none';
  process.env.FIRESTORE_EMULATOR_HOST = `${emulator.host}:${emulator.port}`;
  const app = initializeAdminApp({ projectId }, `admin-${apps++}`);
  open.push(() => deleteAdminApp(app));
  return getFirestore(app);
}

/** The web SDK's Node build, over gRPC. */
export function webClient(emulator: Address, projectId: string, identity?: Identity): web.Firestore {
  const firestore = web.getFirestore(webApp(projectId));
  web.connectFirestoreEmulator(firestore, emulator.host, emulator.port, tokenOption(identity));
  return firestore;
}

/** The Lite SDK, over REST. */
export function liteClient(emulator: Address, projectId: string, identity?: Identity): lite.Firestore {
  const firestore = lite.getFirestore(webApp(projectId));
  lite.connectFirestoreEmulator(firestore, emulator.host, emulator.port, tokenOption(identity));
  return firestore;
}

function webApp(projectId: string): FirebaseApp {
  const app = initializeWebApp({ projectId, apiKey: 'any' }, `web-${apps++}`);
  open.push(() => deleteWebApp(app));
  return app;
}

function tokenOption(identity: Identity): { mockUserToken?: string } {
  if (identity === undefined) return {};
  return { mockUserToken: identity === 'owner' ? 'owner' : unsignedToken(identity) };
}

/** A JWT without a signature, as the Auth emulator issues them. */
export function unsignedToken(claims: object): string {
  return `${tokenPart({ alg: 'none', typ: 'JWT' })}.${tokenPart(claims)}.`;
}

function tokenPart(json: object): string {
  return Buffer.from(JSON.stringify(json)).toString('base64url');
}

/** Ends every client made so far. */
export async function closeClients(): Promise<void> {
  await Promise.all(open.splice(0).map((close) => close()));
}
