import { fieldOf, keptJson } from '../../core/device/device-store.ts';
import { parseEntry } from './entry.ts';

/**
 * An account's last position that the server has not confirmed yet: a tab may be closed before it was sent.
 */
export const waitingPlace = keptJson('localStorage', 'place', (value) => {
  const uid = fieldOf(value, 'uid');
  const entry = parseEntry(fieldOf(value, 'entry'));
  return typeof uid === 'string' && entry ? { uid, entry } : undefined;
});
