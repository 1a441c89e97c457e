import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Auth } from 'firebase-admin/auth';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { Seed } from '../generate-seed.ts';
import { createAccounts } from './accounts.ts';
import type { SeedDocument } from './documents.ts';
import { type Bucket, uploadFiles } from './upload.ts';

/** Below the 500 writes that one commit may hold. */
const BATCH = 400;

export interface LoadOptions {
  /** The folder `generateSeed` wrote. */
  readonly dir: string;
  readonly firestore: Firestore;
  readonly bucket: Bucket;
  readonly auth: Auth;
  readonly log: (line: string) => void;
}

/** Loads a generated seed into a project: files, then the truth, then the pages that show it, and the accounts. */
export async function loadSeed({ dir, firestore, bucket, auth, log }: LoadOptions): Promise<void> {
  const seed = JSON.parse(await readFile(join(dir, 'seed.json'), 'utf8')) as Seed;
  let reported = 0;
  const uploaded = await uploadFiles(bucket, join(dir, 'files'), seed.files, (done, total) => {
    if (done - reported < 500 && done < total) return;
    reported = done;
    log(`uploaded ${done} of ${total} files`);
  });
  if (uploaded === 0) log('every file is there already');
  await writeAll(firestore, seed.truth.map(withTimes));
  await writeAll(firestore, seed.pages);
  log(`wrote ${seed.truth.length} documents and ${seed.pages.length} pages`);
  await createAccounts(auth, firestore);
  log('the accounts are there');
}

/** Sets documents in commits of at most 400, in their order. */
export async function writeAll(firestore: Firestore, documents: readonly SeedDocument[]): Promise<void> {
  for (let start = 0; start < documents.length; start += BATCH) {
    const batch = firestore.batch();
    for (const { path, data } of documents.slice(start, start + BATCH)) {
      batch.set(firestore.doc(path) as DocumentReference<object>, data);
    }
    await batch.commit();
  }
}

/** JSON has no times: the fields that end in `At` become dates again. */
function withTimes({ path, data }: SeedDocument): SeedDocument {
  const entries = Object.entries(data).map(([name, value]) => [
    name,
    name.endsWith('At') && typeof value === 'string' ? new Date(value) : value,
  ]);
  return { path, data: Object.fromEntries(entries) as object };
}
