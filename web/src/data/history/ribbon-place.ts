import { isKept } from '../../lib/device-store.ts';
import { readSessionHint } from '../session-hint.ts';

/** Whether the home page keeps a place for the ribbon, before anything of it is read: `boot.js` looks for the same. */
export function hasRibbonPlace(): boolean {
  return isKept(readSessionHint() ? 'ribbon' : 'history');
}
