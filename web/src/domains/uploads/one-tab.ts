const LOCK = 'rawi-uploads';
const CHANNEL = 'rawi-uploads';

/**
 * Runs the work in one tab of this site at a time. `onElsewhere` is called when another tab runs it: then it
 * waits until that one ends. Without Web Locks every tab works.
 */
export async function inOneTab(work: () => Promise<void>, onElsewhere: () => void): Promise<void> {
  if (!('locks' in navigator)) return await work();
  let isFree = false;
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    isFree = true;
    await work();
  });
  if (isFree) return;
  onElsewhere();
  await navigator.locks.request(LOCK, work);
}

/**
 * Runs the work after all earlier work under the same key, in any tab: a draft ends with the file chosen
 * last, whichever call answers first. Without Web Locks nothing waits.
 */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? await navigator.locks.request(`${LOCK}/${key}`, work) : await work();
}

/** Tells other tabs that the stored uploads have changed, and listens for the same from them. */
export function otherTabs(onChange: () => void) {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined;
  channel?.addEventListener('message', onChange);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin.
  return { tell: () => channel?.postMessage('changed') };
}
