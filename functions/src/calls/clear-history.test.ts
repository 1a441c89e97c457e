import { paths } from '@rawi/model/paths';
import { EPOCH } from '@rawi/model/testing/samples';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { applyChoice } from '../choices/apply-choice.ts';
import { sampleUser } from '../testing/choices.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { clearHistory } from './clear-history.ts';

let emulated: EmulatedFirestore;
let stage: Scene;
beforeAll(async () => {
  emulated = await emulatedFirestore('clear-history');
});
afterAll(() => emulated.stop());
beforeEach(async () => {
  emulated.clear();
  stage = scene(emulated.firestore);
  await emulated.firestore.doc(paths.user('layla')).set(sampleUser(EPOCH));
});

const stored = async (path: string) => (await emulated.firestore.doc(path).get()).data();
const historySize = async (uid: string) =>
  (await emulated.firestore.collection(paths.history(uid)).get()).size;
const caller = {
  uid: 'layla',
  email: 'layla@example.com',
  emailVerified: true as const,
  roles: [],
  signedInAt: 0,
};

async function read(uid: string, chapters: number): Promise<void> {
  const batch = emulated.firestore.batch();
  for (let index = 0; index < chapters; index += 1) {
    const place = { page: 2, pageCount: 20, finished: false, readAt: EPOCH };
    batch.set(emulated.firestore.doc(paths.historyEntry(uid, `chapter-${index}`)), place);
  }
  await batch.commit();
}

it('everything that was read is forgotten, also by the library, and when it was is known', async () => {
  await read('layla', 250);
  await read('omar', 1);
  await emulated.firestore.doc(paths.inbox('layla')).set({ unread: 3 });
  const months = ['layla', 'omar'].map((uid) => paths.readingMonth(uid, '2026-11'));
  for (const month of months) await emulated.firestore.doc(month).set({ chapters: {}, comics: {} });
  for (const index of [0, 1, 249]) {
    await applyChoice(stage, 'places', { uid: 'layla', chapterId: `chapter-${index}` });
  }
  // A place whose document was deleted, while its trigger is on its way.
  await emulated.firestore.doc(paths.historyEntry('layla', 'chapter-1')).delete();
  await clearHistory({ ...stage, caller });
  expect(await historySize('layla')).toBe(0);
  expect(await historySize('omar')).toBe(1);
  expect(await Promise.all(months.map(stored))).toEqual([undefined, { chapters: {}, comics: {} }]);
  expect(await stored(paths.library('layla'))).toMatchObject({ places: {} });
  const inbox = await stored(paths.inbox('layla'));
  expect(inbox).toMatchObject({ unread: 3 });
  expect(inbox?.['historyClearedAt'].toDate()).toEqual(stage.now());
});

it('clearing a history without a library or a history keeps only when it was cleared', async () => {
  await clearHistory({ ...stage, caller });
  expect(await stored(paths.library('layla'))).toBeUndefined();
  expect(await stored(paths.inbox('layla'))).toMatchObject({ unread: 0 });
});
