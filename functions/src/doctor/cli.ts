/**
 * `npm run doctor -- [--all] [--repair] [--project <id>] [--json <file>]`: looks whether what is derived is what the truth
 * makes of it, whether files are there, and whether work is stuck.
 */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { bucketFiles } from '../data/files.ts';
import type { Patient } from './check.ts';
import { CHECKS } from './checks.ts';
import { type Found, look, repairAll } from './look.ts';
import { readsOf, sizesOf } from './sizes.ts';
import { tableOf } from './table.ts';

/** A change is shown by its pages within seconds: what is found twice with so long between is wrong. */
const PATIENCE_MS = 8000;

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    repair: { type: 'boolean', default: false },
    project: { type: 'string' },
    bucket: { type: 'string' },
    /** Where the findings are written for a program. */
    json: { type: 'string' },
  },
});
if (process.env['FIRESTORE_EMULATOR_HOST'] !== undefined) process.env['METADATA_SERVER_DETECTION'] ??= 'none';
const projectId = values.project ?? process.env['GCLOUD_PROJECT'] ?? 'demo-rawi';
const app = initializeApp({
  projectId,
  storageBucket: values.bucket ?? process.env['RAWI_BUCKET'] ?? `${projectId}.appspot.com`,
  ...(values.project !== undefined && { credential: applicationDefault() }),
});
process.exitCode = await run();
await deleteApp(app);

/** The exit code: 0 where nothing is wrong, 1 where something was found. */
async function run(): Promise<number> {
  const { all } = values;
  const patient: Patient = {
    firestore: getFirestore(app),
    auth: getAuth(app),
    published: bucketFiles(getStorage(app).bucket()),
    now: () => new Date(),
    all,
    from: randomBytes(9)
      .toString('base64url')
      .toLowerCase()
      .replace(/^[-_]+/, 'a'),
  };
  const reads = readsOf(CHECKS, await sizesOf(patient.firestore, all));
  const what = all ? 'everything' : 'a sample';
  console.log(`Looking at ${what}: this will read about ${reads.toLocaleString('en')} documents.`);
  const found = await look(patient, { patience: PATIENCE_MS });
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(found.map(forProgram)));
  if (found.length === 0) {
    console.log(
      all ? 'Nothing is wrong.' : 'Nothing is wrong with the sample. With --all everything is looked at.',
    );
    return 0;
  }
  console.log(`\n${tableOf(found)}\n`);
  if (values.repair) await mend(found);
  else if (found.some(({ repair }) => repair)) console.log('What says so is mended by --repair.');
  return 1;
}

async function mend(found: readonly Found[]): Promise<void> {
  const { mended, failed } = await repairAll(found);
  for (const { found: each, reason } of failed) console.error(`${each.id} was not mended: ${reason}`);
  const left = found.length - mended - failed.length;
  console.log(`${mended} of ${found.length} are mended, or handed to the functions that mend them.`);
  if (left > 0) console.log(`${left} are for you: --repair never touches what people have made.`);
  console.log('Run this again in some minutes: it then finds what is left.');
}

const forProgram = ({ check, id, problem, remedy }: Found) => ({ check, id, problem, remedy });
