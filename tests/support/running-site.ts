import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

/** The running suite as its owner sees it, past all rules; the environment holds the addresses. */
export interface RunningSite {
  readonly firestore: Firestore;
  /** Where the browser would fetch a published file. */
  fileUrl(path: string, bucket?: string): string;
  close(): Promise<void>;
}

/** Opens it; `projectId` is the suite's own unless another is given. */
export function runningSite(name: string, projectId = required('GCLOUD_PROJECT')): RunningSite {
  const published = required('RAWI_BUCKET');
  const app: App = initializeApp({ projectId }, name);
  return {
    firestore: getFirestore(app),
    fileUrl: (path, bucket = published) =>
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
