import { keptText } from '../../lib/device-store.ts';

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
