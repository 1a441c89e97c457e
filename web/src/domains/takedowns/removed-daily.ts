import { fieldOf, keptJson } from '../../core/device/device-store.ts';

/** How often a device that keeps pictures asks for removed content: once a day, in milliseconds. */
const EVERY = 24 * 60 * 60 * 1000;

const lastCheck = keptJson('localStorage', 'removed', (value): { at: number } | undefined => {
  const at = fieldOf(value, 'at');
  return typeof at === 'number' ? { at } : undefined;
});

/**
 * Deletes content that was removed for readers, once a day on a device that keeps pictures. The first visit
 * asks nothing, because what it keeps is as new as the visit.
 */
export async function dropRemovedDaily(now: number = Date.now()): Promise<void> {
  const last = lastCheck.read();
  if (last && now >= last.at && now - last.at < EVERY) return;
  lastCheck.keep({ at: now });
  if (!last || !navigator.onLine) return;
  const { readRemoved } = await import('./removed.ts');
  await readRemoved();
}
