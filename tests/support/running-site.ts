import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

/** The running suite as its owner sees it, past all rules; the environment holds the addresses. */
export interface RunningSite {
  readonly firestore: Firestore;
  /** Where the browser would fetch a published file. */
  fileUrl(path: string): string;
  close(): Promise<void>;
}

export function runningSite(name: string): RunningSite {
  const bucket = required('RAWI_BUCKET');
  const app: App = initializeApp({ projectId: required('GCLOUD_PROJECT') }, name);
  return {
    firestore: getFirestore(app),
    fileUrl: (path) =>
      `http://${required('FIREBASE_STORAGE_EMULATOR_HOST')}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`,
    close: () => deleteApp(app),
  };
}

/** A variable that `npm test` sets. */
export function required(variable: string): string {
  const value = process.env[variable];
  if (value === undefined) throw new Error(`${variable} is not set: these tests need a running suite.`);
  return value;
}
