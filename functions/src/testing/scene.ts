import type { Firestore } from 'firebase-admin/firestore';
import type { AccountTask } from '../data/account-task.ts';
import type { CallContext } from '../services/services.ts';
import { AuthDouble } from './auth-double.ts';
import { FilesDouble } from './files-double.ts';

/** The context of handlers, with a clock, codes and a queue that the test controls. */
export interface Scene extends CallContext {
  origin: string;
  gateway: string | undefined;
  readonly auth: AuthDouble;
  readonly published: FilesDouble;
  readonly tasks: AccountTask[];
  /** The files in their queue. */
  readonly filesToDraw: string[];
  /** Advances the clock. */
  readonly pass: (seconds: number) => void;
}

export function scene(firestore: Firestore): Scene {
  let time = Date.parse('2026-01-01T12:00:00Z');
  let drawn = 0;
  const tasks: AccountTask[] = [];
  const filesToDraw: string[] = [];
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
    origin: '203.0.113.1',
    gateway: undefined,
    peopleByOrigin: 1,
    files: { removePhoto: async () => {} },
    published: new FilesDouble('published'),
    enqueueFile: async (fileId) => void filesToDraw.push(fileId),
    tasks,
    filesToDraw,
    pass: (seconds) => {
      time += seconds * 1000;
    },
  };
}
