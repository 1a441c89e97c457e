import { fieldOf, keptJson } from '../../core/device/device-store.ts';
import { parseEntry } from './entry.ts';

/** The last place of an account that the server has not answered yet: a tab may be closed before it has left it. */
export const waitingPlace = keptJson('localStorage', 'place', (value) => {
  const uid = fieldOf(value, 'uid');
  const entry = parseEntry(fieldOf(value, 'entry'));
  return typeof uid === 'string' && entry ? { uid, entry } : undefined;
});
