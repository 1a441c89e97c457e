import { deviceHistory, takeOffDevice } from './device-history.ts';
import type { ReadEntry } from './entry.ts';

/** How many entries are on their way at the same time. */
const AT_ONCE = 5;
/** Where nothing is answered for this long there is no network, whatever the browser says. In milliseconds. */
const PATIENCE = 20_000;

/** Not all of it has arrived: the rest is still on the device. */
export class TakeOverStopped extends Error {
  override readonly name = 'TakeOverStopped';
}

/**
 * Brings a visitor's history of this device into an account, oldest first. Each entry leaves the device only when its
 * write has been answered, so that none is lost; what is left is offered again with the next login.
 */
export async function takeOverDeviceHistory(
  store: (entry: ReadEntry) => Promise<void>,
  patience = PATIENCE,
): Promise<void> {
  const waiting = [...deviceHistory()];
  const one = async (): Promise<void> => {
    for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
      // One after the other, as many at once as there are of these.
      // oxlint-disable-next-line no-await-in-loop
      await within(store(entry), patience);
      takeOffDevice([entry]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

function within(task: Promise<void>, patience: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TakeOverStopped('A write was not answered.')), patience);
  });
  return Promise.race([task, late]).finally(() => clearTimeout(timer));
}
