import { readFile } from 'node:fs/promises';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { type Emulator, startEmulator } from '../../emulator/src/index.ts';
import { shortenBackoff } from './short-backoff.ts';

export interface EmulatedFirestore {
  readonly firestore: Firestore;
  /** Deletes every document. */
  readonly clear: () => void;
  /** Keeps every document as it is; what is returned brings all of them back, and nothing else. */
  readonly keep: () => () => void;
  /** What was billed since the last reset. */
  readonly billing: () => ReturnType<Emulator['billing']>;
  readonly resetBilling: () => void;
  readonly stop: () => Promise<void>;
}

/**
 * The embedded Firestore in this process, of its own for one test file. It refuses queries that
 * `firestore.indexes.json` does not serve, as production does.
 */
export async function emulatedFirestore(name: string): Promise<EmulatedFirestore> {
  shortenBackoff();
  const projectId = `demo-${name}`;
  const indexes = await readFile(new URL('../../firestore.indexes.json', import.meta.url), 'utf8');
  const emulator = await startEmulator({ projectId, indexes });
  const app = initializeApp({ projectId }, name);
  const firestore = initializeFirestore(app, {});
  firestore.settings({
    host: `${emulator.host}:${emulator.port}`,
    ssl: false,
    // Both ends of HTTP/2 in one process took half of the time of these tests.
    'grpc.channelFactoryOverride': emulator.makeChannel,
  });
  return {
    firestore,
    clear: () => emulator.clear(projectId),
    keep: () => emulator.keep(projectId),
    billing: () => emulator.billing(),
    resetBilling: () => emulator.resetBilling(),
    async stop() {
      await deleteApp(app);
      await emulator.stop();
    },
  };
}
