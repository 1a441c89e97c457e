import { keptText } from '../../core/device/device-store.ts';

/**
 * All typed drafts as they are stored on this device, for the log-out. It is in a file of its own, since it
 * needs no schema.
 */
const all = keptText('localStorage', 'drafts', (stored) => stored);

/** Whether something was typed here that is not stored yet. */
export const hasTypedDrafts = (): boolean => all.read() !== undefined;

/** Forgets all drafts at a log-out. */
export function forgetTypedDrafts(): void {
  all.keep(undefined);
}
