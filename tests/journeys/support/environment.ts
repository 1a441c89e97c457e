/** Where the running site and its backend are. */

export const SITE = required('RAWI_SITE');
export const FIRESTORE = required('FIRESTORE_EMULATOR_HOST');
export const AUTH = required('FIREBASE_AUTH_EMULATOR_HOST');
export const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
/** Chromium's headless shell, for what needs nothing of a window; the whole browser where there is none. */
export const SHELL = process.env['CHROMIUM_SHELL'] || CHROMIUM;
export const PROJECT = process.env['GCLOUD_PROJECT'] ?? 'demo-rawi';

function required(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: the journeys run as a part of npm test.`);
  return value;
}
