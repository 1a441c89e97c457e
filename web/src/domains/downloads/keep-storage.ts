import { keptText } from '../../core/device/device-store.ts';
import { isStandalone } from '../../core/device/standalone.ts';

/** Whether the browser promises to keep what is stored, even when the device runs out of room. */
export type Promised = 'kept' | 'refused';

const promised = keptText('localStorage', 'persisted', (stored): Promised | undefined =>
  stored === 'kept' || stored === 'refused' ? stored : undefined,
);

/** The browser's answer on this device; undefined while it has not been asked. */
export const storagePromise = promised.read;

/**
 * Asks the browser to keep what is stored. Never rejects: a browser that cannot be asked counts as a refusal.
 */
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
 * The browser's promise now, after the first save. It may have changed, and the browser is asked again if the
 * site was installed since. Never rejects.
 */
export async function promiseNow(): Promise<Promised | undefined> {
  if (promised.read() !== 'refused') return promised.read();
  try {
    const { storage } = navigator;
    if ((await storage.persisted()) || (isStandalone() && (await storage.persist()))) promised.keep('kept');
  } catch {
    // The earlier answer, a refusal, still holds.
  }
  return promised.read();
}

export interface Room {
  /** In bytes: all that the site stores, and how much more it may store. */
  readonly used: number;
  readonly left: number;
}

/** How much is stored and how much more may be; undefined when the browser does not report it. */
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
