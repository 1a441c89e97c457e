import { isKept } from '../../core/device/device-store.ts';
import { readSessionHint } from '../../core/session/session-hint.ts';
import { continueReadingHint } from './continue-reading-hint.ts';

/** Whether a visitor has read something in this tab; without storage this is the only record. */
let isReadHere = false;

/** Records whether a visitor's history has entries. */
export function noteDeviceHistory(isRead: boolean): void {
  isReadHere = isRead;
}

/** Whether this device has a visitor's history, without reading it. */
export function hasDeviceHistory(): boolean {
  return isReadHere || isKept('history');
}

/**
 * Whether the home page reserves the place of the row, before its data is read; `boot.js` checks the same.
 */
export function hasContinueReadingSlot(): boolean {
  const session = readSessionHint();
  return session ? continueReadingHint.read()?.uid === session.uid : hasDeviceHistory();
}
