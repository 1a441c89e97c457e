/**
 * `npm run seed`: draws the demonstration catalogue and loads it, comic by comic. Started by another program that it can
 * send messages to, it draws at once and loads when it is told that the site is there.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { photoUrl } from '@rawi/model/truth/photo-url';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { createAccount, createAccounts } from './load/accounts.ts';
import { createApplications } from './load/applications.ts';
import { createArticles } from './load/articles.ts';
import { ComicLoader } from './load/comic-loader.ts';
import { createSubmissions } from './load/submissions.ts';
import { createWaiting } from './load/waiting.ts';
import { contentVersion } from './output/content-version.ts';
import { drawComics, drawingOrder, keepVersion, writeList } from './output/drawn-catalogue.ts';
import { writePortraits } from './output/portraits.ts';
import type { DrawnComic } from './output/tasks.ts';
import { serveAsWorker } from './output/worker.ts';
import { FIRST_COMICS } from './stories/catalogue.ts';
import { APPLICANT } from './stories/waiting.ts';

/** What it says of its work. */
interface Progress {
  /** Of the comics: how many are drawn, how many of these are in the site, and how many there will be. */
  readonly drawn: number;
  readonly loaded: number;
  readonly total: number;
  /** Which share of what had to be drawn has been, from 0 to 1. */
  readonly share: number;
  /** Whether there is something to read in the site, and the accounts. */
  readonly isUsable: boolean;
}

if (!serveAsWorker()) await main();

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: '.rawi/demo' },
      /** Only the first comics, which show every kind of page. */
      first: { type: 'boolean', default: false },
      /** Leaves alone what the site was given before, unless that was of another version. */
      missing: { type: 'boolean', default: false },
      'generate-only': { type: 'boolean', default: false },
    },
  });
  const only = values.first ? FIRST_COMICS : drawingOrder();
  // Portraits are written into it while comics are drawn.
  await keepVersion(values.out);
  const site = values['generate-only'] ? undefined : openSite(values.out);
  const comics: DrawnComic[] = [];
  let loaded = 0;
  let share = 0;
  const report = () =>
    tell({
      drawn: comics.length,
      loaded,
      total: only.length,
      share,
      isUsable: loaded > 0,
    });
  const load = async (drawn: DrawnComic) => {
    const opened = await site;
    if (loaded === 0) await opened?.createAccounts();
    await opened?.loader.load(drawn, { again: !values.missing });
    await opened?.createSubmissions(drawn.comic.slug);
    await opened?.createArticles(drawn);
    loaded += 1;
    report();
    // The first comics are what it is about. Where only they are wanted, as by the tests, nothing waits.
    if (!values.first && loaded === FIRST_COMICS.length) await opened?.createWaiting(comics);
  };
  // One after the other; drawing goes on meanwhile.
  let loading = Promise.resolve();
  let failure: unknown;
  const drawing = drawComics({
    outDir: values.out,
    only,
    worker: new URL(import.meta.url),
    onProgress(done, total) {
      share = done / total;
      report();
    },
  });
  for await (const drawn of drawing) {
    if (failure !== undefined) throw failure;
    comics.push(drawn);
    report();
    if (site === undefined) continue;
    loading = loading
      .then(() => load(drawn))
      .catch((error: unknown) => {
        failure ??= error;
      });
  }
  await loading;
  if (failure !== undefined) throw failure;
  await writeList(values.out, comics);
  const opened = await site;
  if (!values.first) await opened?.loader.finish();
  await opened?.close();
}

/** The site that the environment names, once it is there. */
async function openSite(outDir: string) {
  if (process.send) await new Promise((resolve) => process.once('message', resolve));
  const projectId = process.env['GCLOUD_PROJECT'] ?? 'demo-rawi';
  const app = initializeApp({
    projectId,
    storageBucket: process.env['RAWI_BUCKET'] ?? `${projectId}.appspot.com`,
  });
  const firestore = getFirestore(app);
  const files = join(outDir, 'files');
  const bucket = getStorage(app).bucket();
  const portraits = await writePortraits(files);
  const loader = await ComicLoader.open({
    files,
    firestore,
    bucket,
    portraits,
    now: new Date(),
    version: contentVersion(),
  });
  return {
    loader,
    createAccounts: async () => {
      const emulator = process.env['FIREBASE_STORAGE_EMULATOR_HOST'];
      const origin = emulator ? `http://${emulator}` : 'https://firebasestorage.googleapis.com';
      await createAccounts(getAuth(app), firestore, portraits.images, (path) =>
        photoUrl(origin, bucket.name, path),
      );
      await createApplications(firestore);
    },
    createSubmissions: (slug: string) => createSubmissions(firestore, slug),
    createWaiting: async (comics: readonly DrawnComic[]) => {
      await createAccount(getAuth(app), firestore, { ...APPLICANT, emailVerified: true, claims: {} });
      await createWaiting({ firestore, bucket, files, comics, now: new Date() });
    },
    createArticles: ({ comic: { slug, landscape } }: DrawnComic) =>
      createArticles(firestore, slug, landscape),
    close: () => deleteApp(app),
  };
}

let said = '';

function tell(progress: Progress): void {
  if (process.send) {
    process.send(progress);
    return;
  }
  const { drawn, loaded, total } = progress;
  const line = `${drawn} of ${total} comics are drawn, ${loaded} are in the site`;
  if (line !== said) console.log(line);
  said = line;
}
