import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { fanOutSchema } from '@rawi/model/truth/fan-out';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { startEmulator } from '../../emulator/src/index.ts';
import { startFanOut } from '../../functions/src/notifications/start-fan-out.ts';
import { fanOut } from '../../functions/src/tasks/fan-out.ts';
import { sampleTranslator, sampleUser } from '../../functions/src/testing/choices.ts';
import { type Row, writeSection } from './report.ts';

const PROJECT = 'demo-fan-out';
const FOLLOWERS = 10_000;
const CHAPTER = 'one-7-en';
/** After so many people the task is killed, three times. */
const KILLS = [2000, 5000, 8000];
const CREATED = new Date('2026-01-01T00:00:00Z');

/**
 * Measures the notification of ten thousand followers of a chapter: once without trouble, once with a task that is
 * killed three times, and counts who was notified twice or not at all.
 */
export async function benchFanOut(): Promise<void> {
  const indexes = readFileSync('firestore.indexes.json', 'utf8');
  const emulator = await startEmulator({ projectId: PROJECT, indexes });
  const host = `${emulator.host}:${emulator.port}`;
  const { firestore, close } = connect(host);
  try {
    const rows: Row[] = [];
    for (const kills of [[], KILLS]) {
      emulator.clear(PROJECT);
      await prepare(firestore);
      emulator.resetBilling();
      const started = performance.now();
      for (const at of kills) await killAt(firestore, host, at);
      const task = run(host);
      await new Promise((resolve) => task.once('exit', resolve));
      const seconds = (performance.now() - started) / 1000;
      const { reads, writes } = emulator.billing();
      rows.push({
        what: `${FOLLOWERS} followers told, ${kills.length} kills, s`,
        figure: seconds.toFixed(1),
        note: `${(reads / FOLLOWERS).toFixed(2)} reads and ${(writes / FOLLOWERS).toFixed(2)} writes each; ${await outcome(firestore)}`,
      });
    }
    writeSection('fan-out', 'A chapter for ten thousand followers', 'npm run bench -- fan-out', rows);
  } finally {
    await close();
    await emulator.stop();
  }
}

/** The task by itself, in a process that can be killed. */
export async function runFanOutTask(): Promise<void> {
  const { firestore, close } = connect(String(process.env['FIRESTORE_EMULATOR_HOST']));
  let isDone = false;
  while (!isDone) {
    isDone = true;
    const enqueue = async () => void (isDone = false);
    await fanOut({ firestore, now: () => new Date(), enqueue }, { fanOutId: CHAPTER });
  }
  await close();
}

function connect(host: string) {
  const app = initializeApp({ projectId: PROJECT }, PROJECT);
  const firestore = initializeFirestore(app, {});
  firestore.settings({ host, ssl: false });
  return { firestore, close: () => deleteApp(app) };
}

async function prepare(firestore: Firestore): Promise<void> {
  const now = new Date();
  await firestore.doc(paths.comic('one')).set(sampleComic('one'));
  await firestore.doc(paths.translator('amal')).set(sampleTranslator('Amal'));
  for (let start = 0; start < FOLLOWERS; start += 200) {
    const batch = firestore.batch();
    for (let index = start; index < start + 200; index += 1) {
      const uid = `reader-${index}`;
      batch.set(firestore.doc(paths.user(uid)), sampleUser(CREATED));
      batch.set(firestore.doc(paths.follow(uid, 'amal')), {
        translatorId: 'amal',
        name: 'Amal',
        at: CREATED,
      });
    }
    await batch.commit();
  }
  const { id: _, ...sample } = sampleChapter(CHAPTER, { comicId: 'one', publishedAt: now });
  const chapter = { ...sample, translator: { id: 'amal', name: 'Amal' } };
  await firestore.doc(paths.chapter('one', CHAPTER)).set(chapter);
  const fanning = { firestore, now: () => now, enqueue: async () => {} };
  await startFanOut(fanning, { comicId: 'one', chapterId: CHAPTER }, chapter);
}

function run(host: string): ChildProcess {
  const [, bundle = ''] = process.argv;
  const env = { ...process.env, FIRESTORE_EMULATOR_HOST: host };
  return spawn(process.execPath, [bundle, 'fan-out-task'], { env, stdio: 'inherit' });
}

/** Runs the task until so many people were notified, and kills it in the middle of its work. */
async function killAt(firestore: Firestore, host: string, people: number): Promise<void> {
  const task = run(host);
  const ended = new Promise((resolve) => task.once('exit', resolve));
  while ((await countNotified(firestore)) < people) await pause(20);
  task.kill('SIGKILL');
  await ended;
}

async function countNotified(firestore: Firestore): Promise<number> {
  return fanOutSchema.parse((await firestore.doc(paths.fanOut(CHAPTER)).get()).data()).told;
}

/** The notifications that everybody has. */
async function outcome(firestore: Firestore): Promise<string> {
  const [notifications, feed] = await Promise.all([
    firestore.collectionGroup('notifications').count().get(),
    firestore.collectionGroup('feed').count().get(),
  ]);
  const inboxes = await firestore.getAll(
    ...Array.from({ length: FOLLOWERS }, (_, index) => firestore.doc(paths.inbox(`reader-${index}`))),
  );
  const wrong = inboxes.filter((inbox) => inbox.get('unread') !== 1).length;
  const have = `${notifications.data().count} notifications, ${feed.data().count} feed entries`;
  return `${have}, ${wrong} unread counts that are not 1`;
}
