/**
 * `npm run doctor -- [--all] [--repair] [--project <id>]`: looks whether what is derived is what the truth makes of it,
 * whether files are there, and whether work is stuck. Exits with 0 where nothing is wrong, with 1 where something is, and with
 * 2 where it could not look.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { bucketFiles } from '../data/files.ts';
import type { Patient } from './check.ts';
import { CHECKS } from './checks.ts';
import { compareWithDeclared, readDeclared } from './declared.ts';
import { type Found, look, repairAll } from './look.ts';
import { untilQuiet } from './quiet.ts';
import { readsOf, sizesOf } from './sizes.ts';
import { tableOf } from './table.ts';

/** A change is shown by its pages within seconds: what is found twice with so long between is wrong. */
const PATIENCE_MS = 8000;

/** The same where one has waited until nothing is under way. */
const QUIET_PATIENCE_MS = 2000;

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    repair: { type: 'boolean', default: false },
    project: { type: 'string' },
    bucket: { type: 'string' },
    /** For tests: waits so many seconds until nothing is under way, and does not look before. */
    wait: { type: 'string' },
    /** For tests: a file that declares what was left on purpose. */
    declared: { type: 'string' },
  },
});
if (process.env['FIRESTORE_EMULATOR_HOST'] !== undefined) process.env['METADATA_SERVER_DETECTION'] ??= 'none';
const projectId = values.project ?? process.env['GCLOUD_PROJECT'] ?? 'demo-rawi';
const app = initializeApp({
  projectId,
  storageBucket: values.bucket ?? process.env['RAWI_BUCKET'] ?? `${projectId}.appspot.com`,
  ...(values.project !== undefined && { credential: applicationDefault() }),
});
process.exitCode = await run().catch((error: unknown) => {
  console.error(error);
  return 2;
});
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
  if (values.wait !== undefined && !(await untilQuiet(patient.firestore, Number(values.wait)))) {
    console.log(`After ${values.wait} seconds something is still under way; what that is shows below.`);
  }
  const reads = readsOf(CHECKS, await sizesOf(patient.firestore, all));
  const what = all ? 'everything' : 'a sample';
  console.log(`Looking at ${what}: this will read about ${reads.toLocaleString('en')} documents.`);
  const found = await look(patient, {
    patience: values.wait === undefined ? PATIENCE_MS : QUIET_PATIENCE_MS,
  });
  if (values.declared !== undefined) return compare(found, values.declared);
  if (found.length === 0) {
    console.log(
      all ? 'Nothing is wrong.' : 'Nothing is wrong with the sample. With --all everything is looked at.',
    );
    return 0;
  }
  console.log(`\n${tableOf(found)}\n`);
  if (values.repair) await mend(patient, found);
  else if (found.some(({ repair }) => repair)) console.log('What says so is mended by --repair.');
  return 1;
}

async function mend(patient: Patient, found: readonly Found[]): Promise<void> {
  const { mended, failed } = await repairAll(patient, found);
  for (const { found: each, reason } of failed) console.error(`${each.id} was not mended: ${reason}`);
  console.log(`Mended, or handed to the functions that mend it: ${mended}.`);
  const left = found.filter(({ repair }) => !repair).length;
  if (left > 0) console.log(`For you to decide: ${left}. --repair never touches what people have made.`);
  console.log('Run this again in some minutes: it then finds what is left.');
}

/** Says what was found beside what tests leave on purpose, and what they declare to leave and do not. */
function compare(found: readonly Found[], file: string): number {
  const declared = existsSync(file) ? readDeclared(readFileSync(file, 'utf8')) : [];
  const { unexpected, unused } = compareWithDeclared(found, declared);
  if (unexpected.length > 0) console.log(`\n${tableOf(unexpected)}\n`);
  for (const { check, id, why } of unused) console.log(`Declared and not found: ${check} ${id} (${why})`);
  console.log(`${found.length} findings, ${found.length - unexpected.length} of them declared.`);
  return unexpected.length + unused.length > 0 ? 1 : 0;
}
