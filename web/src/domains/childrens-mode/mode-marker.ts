/**
 * Tells the service worker, which reads no `localStorage`, that this device is in the mode for children: a cache of this name is there.
 * It decides nothing but what a notification on the device says.
 */
const MARKER = 'rawi-childrens-mode';

/** Whether the worker's device is in the mode for children. */
export async function isMarkedForChildren(): Promise<boolean> {
  return 'caches' in globalThis && caches.has(MARKER);
}

/** Puts the mark there, or takes it away. A browser without caches has no worker. */
export async function markForChildren(isOn: boolean): Promise<void> {
  if (!('caches' in globalThis)) return;
  try {
    await (isOn ? caches.open(MARKER) : caches.delete(MARKER));
  } catch (error) {
    console.warn('The worker does not hear of the mode for children.', error);
  }
}
