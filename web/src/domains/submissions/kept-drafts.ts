import { keptText } from '../../core/device/device-store.ts';

/** All that was typed of drafts here, as it is kept: for who leaves this device. Apart, since it needs no schema. */
const all = keptText('localStorage', 'drafts', (stored) => stored);

/** Whether something was typed here that is not stored yet. */
export const hasTypedDrafts = (): boolean => all.read() !== undefined;

/** Forgets it, with a log-out. */
export function forgetTypedDrafts(): void {
  all.keep(undefined);
}
