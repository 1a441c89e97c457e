import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { startEmulator } from '../../../emulator/src/index.ts';
import type { CallContext } from '../auth/services.ts';
import type { AccountTask } from '../tasks/account-task.ts';
import { AuthDouble } from './auth-double.ts';

export interface LocalBackend {
  readonly firestore: Firestore;
  /** Deletes every document. */
  clear(): void;
  stop(): Promise<void>;
}

/** The embedded Firestore, in this process. */
export async function startLocalBackend(projectId: string): Promise<LocalBackend> {
  const emulator = await startEmulator({ projectId });
  const app = initializeApp({ projectId }, projectId);
  const firestore = getFirestore(app);
  firestore.settings({ host: `${emulator.host}:${emulator.port}`, ssl: false });
  return {
    firestore,
    clear: () => emulator.clear(projectId),
    async stop() {
      await deleteApp(app);
      await emulator.stop();
    },
  };
}

/** Handlers' surroundings with a clock, codes and a queue that the test holds in its hand. */
export interface Scene extends CallContext {
  readonly auth: AuthDouble;
  readonly tasks: AccountTask[];
  /** Moves the clock on. */
  readonly pass: (seconds: number) => void;
}

export function scene(firestore: Firestore): Scene {
  let time = Date.parse('2026-01-01T12:00:00Z');
  let drawn = 0;
  const tasks: AccountTask[] = [];
  const next = (length: number) => String((drawn += 1)).padStart(length, '0');
  return {
    firestore,
    auth: new AuthDouble(),
    now: () => new Date(time),
    random: {
      resetCode: () => next(6),
      token: () => `token-${next(36)}`,
      id: () => `request${next(33)}`,
    },
    hashKey: 'a key for tests that is long enough',
    enqueue: async (task) => void tasks.push(task),
    origin: '192.0.2.1',
    peopleByOrigin: 1,
    files: { removePhoto: async () => {} },
    tasks,
    pass: (seconds) => {
      time += seconds * 1000;
    },
  };
}
