/** `npm run import -- <folder> [--check]`: reads a folder with a `catalog.json` into the site. */
import { parseArgs } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { counted } from './counted.ts';
import { importCatalog } from './import-catalog.ts';
import { UnreadableCatalog } from './read-catalog.ts';

const { folder, checkOnly } = readArguments();

// Beside the emulators there is nobody to ask for credentials, and asking takes seconds.
if (process.env['FIRESTORE_EMULATOR_HOST'] !== undefined) process.env['METADATA_SERVER_DETECTION'] ??= 'none';
const projectId = process.env['GCLOUD_PROJECT'] ?? 'demo-rawi';
const app = initializeApp({
  projectId,
  storageBucket: process.env['RAWI_BUCKET'] ?? `${projectId}.appspot.com`,
});
process.exitCode = await run(folder, checkOnly);
await deleteApp(app);

/** The exit code: 0 when everything is in and shown, 1 when anything is not. */
async function run(from: string, checkOnly: boolean): Promise<number> {
  try {
    const { imported, problems, written, stale } = await importCatalog({
      folder: from,
      firestore: getFirestore(app),
      bucket: getStorage(app).bucket(),
      log: (line) => console.log(line),
      checkOnly,
    });
    if (checkOnly) console.log(problems.length === 0 ? 'Nothing is wrong.' : 'Nothing was written.');
    else if (imported.length > 0) {
      const verb = imported.length === 1 ? 'is' : 'are';
      const unchanged = written === 0 ? ', as before: nothing changed' : '';
      console.log(`${counted(imported.length, 'comic')} ${verb} in the site${unchanged}.`);
    }
    if (stale.length > 0) {
      const pages = counted(stale.length, 'page');
      console.error(
        `No function answered: ${pages} still to be rebuilt. The comics are in, and will be seen once the functions run.`,
      );
    }
    if (problems.length > 0 && !checkOnly) {
      console.error(`${counted(problems.length, 'problem')} above: the comics concerned were left out.`);
    }
    return problems.length > 0 || stale.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof UnreadableCatalog)) throw error;
    console.error(error.message);
    return 1;
  }
}

function readArguments(): { readonly folder: string; readonly checkOnly: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { check: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [only, ...more] = positionals;
    if (only === undefined || more.length > 0)
      throw new TypeError('Name one folder that holds a catalog.json.');
    return { folder: only, checkOnly: values.check };
  } catch (error) {
    console.error(`${(error as Error).message}\nUsage: npm run import -- <folder> [--check]`);
    process.exit(1);
  }
}
