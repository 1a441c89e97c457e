import { type App, getApps, initializeApp } from 'firebase-admin/app';

/** The project's app, made at the first call, so that loading the code for its names costs nothing. */
export function app(): App {
  return getApps()[0] ?? initializeApp();
}
