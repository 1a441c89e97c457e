import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { isEmulated } from '../settings.ts';

/** The project's app, made at the first call, so that loading the code for its names costs nothing. */
export function app(): App {
  return getApps()[0] ?? (isEmulated ? initializeApp(localOptions()) : initializeApp());
}

/** With a service account given, the task queue does not look for one in a cloud that is not there. */
function localOptions() {
  const config: unknown = JSON.parse(process.env['FIREBASE_CONFIG'] ?? '{}');
  return { ...(config as object), serviceAccountId: 'local@demo-rawi.iam.gserviceaccount.com' };
}
