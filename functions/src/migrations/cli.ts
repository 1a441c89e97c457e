/**
 * Migrates the stored data to what this build expects, and prints what it changed. `npm start` runs it over
 * the data that it kept.
 */
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { migrate } from './migrate.ts';

// The emulators need no credentials, and looking for them takes seconds.
if (process.env['FIRESTORE_EMULATOR_HOST'] !== undefined) process.env['METADATA_SERVER_DETECTION'] ??= 'none';
const app = initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-rawi' });
try {
  await migrate(getFirestore(app), (name, { changed, left }) => {
    if (changed > 0)
      console.log(`What is stored was brought to this version (${name}): ${changed} documents.`);
    if (left.length > 0) {
      const some = left.slice(0, 5).join(', ');
      console.error(
        `${name} could not bring ${left.length} documents to this version, for example: ${some}.`,
      );
    }
  });
} finally {
  await deleteApp(app);
}
