/** `npm run migrate -- [--dry-run] [--project <id>] [--yes]`: brings what is stored to what this version expects. */
import { parseArgs } from 'node:util';
import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { MigrationFailed, MigrationsDiffer, migrate } from './migrate.ts';

const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    project: { type: 'string' },
    /** Says nothing where nothing has changed, as for a start. */
    quiet: { type: 'boolean', default: false },
  },
});
// The emulators need no credentials, and looking for them takes seconds.
if (process.env['FIRESTORE_EMULATOR_HOST'] !== undefined) process.env['METADATA_SERVER_DETECTION'] ??= 'none';
const app = initializeApp({
  projectId: values.project ?? process.env['GCLOUD_PROJECT'] ?? 'demo-rawi',
  ...(values.project !== undefined && { credential: applicationDefault() }),
});
const DRY_AGAIN = 'Nothing was changed.';
const AGAIN =
  'What ran before it is done. It is not noted as run, and what it has changed stays changed: the same command goes on with it.';
process.exitCode = await run(values['dry-run']);
await deleteApp(app);

/** The exit code: 0 where everything that waited has run whole, 1 where documents were left, 2 where nothing may run. */
async function run(isDry: boolean): Promise<number> {
  let code = 0;
  let hasReported = false;
  try {
    await migrate(getFirestore(app), {
      now: () => new Date(),
      isDry,
      onDone: (name, { changed, left }) => {
        if (changed === 0 && left.length === 0) return;
        hasReported = true;
        const documents = changed === 1 ? '1 document' : `${changed} documents`;
        console.log(
          isDry ? `${name} waits, and would change ${documents}.` : `${name} has changed ${documents}.`,
        );
        if (left.length === 0) return;
        code = 1;
        console.error(`${name} cannot change ${left.length}, for example ${left.slice(0, 5).join(', ')}.`);
      },
    });
  } catch (error) {
    if (error instanceof MigrationFailed) {
      console.error(error.cause);
      console.error(`${error.message}\n${isDry ? DRY_AGAIN : AGAIN}`);
      return isDry ? 2 : 1;
    }
    if (!(error instanceof MigrationsDiffer)) throw error;
    console.error(error.message);
    return 2;
  }
  if (!hasReported && !values.quiet)
    console.log('Nothing is to be changed: what is stored is what this version expects.');
  return code;
}
