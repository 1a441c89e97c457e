import { keptText } from '../../core/device/device-store.ts';
import { isStandalone } from '../../core/device/standalone.ts';

/** Whether the browser promises to keep what is stored, also when the device runs out of room. */
export type Promised = 'kept' | 'refused';

const promised = keptText('localStorage', 'persisted', (stored): Promised | undefined =>
  stored === 'kept' || stored === 'refused' ? stored : undefined,
);

/** What the browser answered on this device; undefined while it has not been asked. */
export const storagePromise = promised.read;

/** Asks the browser to keep what is stored. Never rejects: one that cannot be asked has refused. */
export async function askToKeepStorage(): Promise<Promised> {
  let isKept = false;
  try {
    isKept = await navigator.storage.persist();
  } catch {
    // An old browser, or one that stores nothing.
  }
  const answer = isKept ? 'kept' : 'refused';
  promised.keep(answer);
  return answer;
}

/**
 * What the browser promises now, after the first save: it may have changed its mind, and is asked again where the site was
 * installed since. Never rejects.
 */
export async function promiseNow(): Promise<Promised | undefined> {
  if (promised.read() !== 'refused') return promised.read();
  try {
    const { storage } = navigator;
    if ((await storage.persisted()) || (isStandalone() && (await storage.persist()))) promised.keep('kept');
  } catch {
    // It was asked, and that it refused is known.
  }
  return promised.read();
}

export interface Room {
  /** In bytes: all that the site stores, and what it may store beside that. */
  readonly used: number;
  readonly left: number;
}

/** How much is stored and how much more may be; undefined where the browser does not tell. */
export async function readRoom(): Promise<Room | undefined> {
  try {
    const { usage, quota } = await navigator.storage.estimate();
    return usage === undefined || quota === undefined
      ? undefined
      : { used: usage, left: Math.max(0, quota - usage) };
  } catch {
    return undefined;
  }
}
