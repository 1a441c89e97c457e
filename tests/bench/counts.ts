import { readFileSync } from 'node:fs';
import { COUNT_SHARDS } from '@rawi/model/constants';
import { invalidationIdOf, type SumTarget } from '@rawi/model/pages/invalidation-target';
import { paths } from '@rawi/model/paths';
import { savedKeys } from '@rawi/model/truth/saved-key';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { startEmulator } from '../../emulator/src/index.ts';
import { applyChoice } from '../../functions/src/choices/apply-choice.ts';
import { rebuildPage } from '../../functions/src/tasks/rebuild-page.ts';
import { sampleTranslator, sampleUser } from '../../functions/src/testing/choices.ts';
import { percentile, spread } from './measure.ts';
import { type Row, writeSection } from './report.ts';

const WRITERS = 50;
const TRANSLATOR: SumTarget = { kind: 'translatorCounts', id: 'amal' };
const CREATED = new Date('2026-01-01T00:00:00Z');

/** Measures counting many choices about one translator that come at the same time, by the handler itself. */
export async function benchCounts(): Promise<void> {
  const projectId = 'demo-counts';
  const emulator = await startEmulator({
    projectId,
    indexes: readFileSync('firestore.indexes.json', 'utf8'),
  });
  const app = initializeApp({ projectId }, projectId);
  const firestore = initializeFirestore(app, {});
  firestore.settings({ host: `${emulator.host}:${emulator.port}`, ssl: false });
  try {
    const uids = Array.from({ length: WRITERS }, (_, index) => `reader-${index}`);
    await firestore.doc(paths.translator('amal')).set(sampleTranslator('Amal'));
    for (const uid of uids) await firestore.doc(paths.user(uid)).set(sampleUser(CREATED));
    // The first choices of these accounts, and the first connections.
    for (const uid of uids) await save(firestore, uid);
    const rows = [
      await writersRow('follow', uids, (uid) => follow(firestore, uid)),
      await writersRow('rate', uids, (uid) => rate(firestore, uid)),
      await writersRow('unfollow', uids, (uid) => unfollow(firestore, uid)),
    ];
    emulator.resetBilling();
    const started = performance.now();
    await rebuildPage(
      { firestore, now: () => new Date(), enqueue: async () => {} },
      { pageId: invalidationIdOf(TRANSLATOR) },
    );
    const { reads, writes, deletes } = emulator.billing();
    const stored = await firestore.doc(paths.translator('amal')).get();
    const shown = `followers ${stored.get('followers')}, ratings ${stored.get('ratings.count')}`;
    rows.push({
      what: 'their sum, written where it is shown',
      figure: `${(performance.now() - started).toFixed(0)} ms`,
      note: `${shown}; ${reads} reads and ${writes + deletes} writes for all of them together`,
    });
    writeSection(
      'counts',
      `${WRITERS} choices about one translator at once`,
      'npm run bench -- counts',
      rows,
    );
  } finally {
    await deleteApp(app);
    await emulator.stop();
  }
}

const choosing = (firestore: Firestore) => ({ firestore, now: () => new Date() });
const AT = { at: CREATED };

async function save(firestore: Firestore, uid: string) {
  await firestore.doc(paths.savedItem(uid, savedKeys.comic('one'))).set({ kind: 'comic', ...AT });
  return applyChoice(choosing(firestore), 'saved', { uid, key: savedKeys.comic('one') });
}

async function follow(firestore: Firestore, uid: string) {
  await firestore.doc(paths.follow(uid, 'amal')).set({ translatorId: 'amal', name: 'Amal', ...AT });
  return applyChoice(choosing(firestore), 'following', { uid, translatorId: 'amal' });
}

async function unfollow(firestore: Firestore, uid: string) {
  await firestore.doc(paths.follow(uid, 'amal')).delete();
  return applyChoice(choosing(firestore), 'following', { uid, translatorId: 'amal' });
}

async function rate(firestore: Firestore, uid: string) {
  await firestore.doc(paths.rating('amal', uid)).set({ uid, quality: 5, clarity: 4, ...AT });
  return applyChoice(choosing(firestore), 'ratings', { uid, translatorId: 'amal' });
}

/** All of them at once: how long each takes until it is counted, and how often a transaction was begun again. */
async function writersRow(
  what: string,
  uids: readonly string[],
  write: (uid: string) => Promise<{ readonly attempts: number }>,
): Promise<Row> {
  const times: number[] = [];
  let again = 0;
  const started = performance.now();
  await Promise.all(
    uids.map(async (uid) => {
      const { attempts } = await write(uid);
      times.push(performance.now() - started);
      again += attempts - 1;
    }),
  );
  return {
    what: `${uids.length} who ${what}, until each is counted, ms (median / p95)`,
    figure: spread(times, 0),
    note: `the last after ${percentile(times, 1).toFixed(0)} ms; ${again} transactions begun again; ${COUNT_SHARDS} shards`,
  };
}
