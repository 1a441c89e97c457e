import { deviceHistory, takeOffDevice } from './device-history.ts';
import type { ReadEntry } from './entry.ts';

/** How many entries are sent at the same time. */
const AT_ONCE = 5;
/**
 * When nothing is answered for this long there is no network, whatever the browser reports. In milliseconds.
 */
const WRITE_TIMEOUT_MS = 20_000;

/** Not all of it has arrived: the rest is still on the device. */
export class TakeOverStopped extends Error {
  override readonly name = 'TakeOverStopped';
}

/**
 * Moves a visitor's history from this device into an account, oldest first. Each entry leaves the device only
 * when its write was answered, so that none is lost; the rest is offered again with the next login.
 */
export async function takeOverDeviceHistory(
  store: (entry: ReadEntry) => Promise<void>,
  timeoutMs = WRITE_TIMEOUT_MS,
): Promise<void> {
  const waiting = [...deviceHistory()];
  const one = async (): Promise<void> => {
    for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
      // One after the other in each of several parallel workers.
      // oxlint-disable-next-line no-await-in-loop
      await rejectAfter(store(entry), timeoutMs);
      takeOffDevice([entry]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

function rejectAfter(task: Promise<void>, timeoutMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TakeOverStopped('A write was not answered.')), timeoutMs);
  });
  return Promise.race([task, late]).finally(() => clearTimeout(timer));
}
