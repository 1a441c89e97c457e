import { fieldOf, keptJson } from '../../core/device/device-store.ts';

/** Whose account has something to continue, so that its place on the home page is kept. */
export const ribbonHint = keptJson('localStorage', 'ribbon', (value) => {
  const uid = fieldOf(value, 'uid');
  return typeof uid === 'string' ? { uid } : undefined;
});
