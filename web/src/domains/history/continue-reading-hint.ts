import { fieldOf, keptJson } from '../../core/device/device-store.ts';

/** The account that has something to continue, so that the home page reserves the place. */
export const continueReadingHint = keptJson('localStorage', 'ribbon', (value) => {
  const uid = fieldOf(value, 'uid');
  return typeof uid === 'string' ? { uid } : undefined;
});
