import { isKept } from '../../core/device/device-store.ts';
import { readSessionHint } from '../../core/session/session-hint.ts';
import { ribbonHint } from './ribbon-hint.ts';

/** Whether a visitor has read something in this tab: where storage is closed, nothing else says so. */
let isReadHere = false;

/** A visitor's history has changed; what it holds is the caller's. */
export function noteDeviceHistory(isRead: boolean): void {
  isReadHere = isRead;
}

/** Whether this device keeps what a visitor has read, before any of it is read. */
export function hasDeviceHistory(): boolean {
  return isReadHere || isKept('history');
}

/** Whether the home page keeps a place for the ribbon, before anything of it is read: `boot.js` looks for the same. */
export function hasRibbonPlace(): boolean {
  const session = readSessionHint();
  return session ? ribbonHint.read()?.uid === session.uid : hasDeviceHistory();
}
