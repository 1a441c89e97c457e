/** `npm run seed [-- --out <folder>] [--generate-only]`: draws the demonstration catalogue and loads it. */
import { parseArgs } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { generateSeed, loadSeed, serveAsWorker } from './index.ts';

if (!serveAsWorker()) await main();

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: '.rawi/seed' },
      'generate-only': { type: 'boolean', default: false },
    },
  });
  const started = performance.now();
  const { files } = await generateSeed({
    outDir: values.out,
    now: new Date(),
    worker: new URL(import.meta.url),
    onProgress: progress('drew'),
  });
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  console.log(`${files.length} files, ${megabytes.toFixed(1)} MB`);
  if (!values['generate-only']) await load(values.out);
  console.log(`The catalogue is ready (${((performance.now() - started) / 1000).toFixed(1)} s).`);
}

async function load(dir: string): Promise<void> {
  const projectId = process.env['GCLOUD_PROJECT'] ?? 'demo-rawi';
  const app = initializeApp({
    projectId,
    storageBucket: process.env['RAWI_BUCKET'] ?? `${projectId}.appspot.com`,
  });
  try {
    await loadSeed({
      dir,
      firestore: getFirestore(app),
      bucket: getStorage(app).bucket(),
      auth: getAuth(app),
      log: (line) => console.log(line),
    });
  } finally {
    await deleteApp(app);
  }
}

/** A line for every tenth of the work. */
function progress(verb: string): (done: number, total: number) => void {
  let said = 0;
  return (done, total) => {
    const tenth = Math.floor((done / total) * 10);
    if (tenth === said) return;
    said = tenth;
    console.log(`${verb} ${done} of ${total} comics and chapters`);
  };
}
