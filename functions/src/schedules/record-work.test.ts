import { paths } from '@rawi/model/paths';
import { sampleChapter } from '@rawi/model/testing/samples';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { sampleTranslator, sampleUser } from '../testing/choices.ts';
import { recordWork } from './record-work.ts';

let backend: EmulatedFirestore;
beforeAll(async () => {
  backend = await emulatedFirestore('record-work');
});
beforeEach(async () => {
  backend.clear();
  await set(paths.user('layla'), sampleUser(day(1)));
  await set(paths.translator('layla'), {
    ...sampleTranslator('layla'),
    ratings: { count: 3, qualitySum: 12, claritySum: 9 },
  });
  await chapter('one', 'layla', 5, 2);
  await chapter('two', 'layla', 7, 1);
  await chapter('three', 'omar', 100, 50);
});
afterAll(() => backend.stop());

const day = (of: number) => new Date(Date.UTC(2026, 0, of, 3));
const set = (path: string, data: object) => backend.firestore.doc(path).set(data);
async function chapter(id: string, uid: string, views: number, likes: number) {
  const { id: _, ...stored } = sampleChapter(id, { comicId: 'comic', translator: { id: uid, name: uid } });
  await set(paths.chapter('comic', id), { ...stored, views, reactions: { likes, dislikes: 0 } });
}
const record = async (uid = 'layla') => (await backend.firestore.doc(paths.workRecord(uid)).get()).data();
const today = { day: '2026-01-02', views: 12, likes: 3, ratings: 3, qualitySum: 12, claritySum: 9 };

it('the record keeps what there is of a translator’s work, once a day', async () => {
  expect(await recordWork(backend.firestore, day(2))).toBe(1);
  expect(await record()).toEqual({ days: [today] });
  await chapter('one', 'layla', 6, 2);
  await recordWork(backend.firestore, day(2));
  expect(await record()).toEqual({ days: [{ ...today, views: 13 }] });
  await recordWork(backend.firestore, day(3));
  expect(await record()).toEqual({
    days: [
      { ...today, views: 13 },
      { ...today, views: 13, day: '2026-01-03' },
    ],
  });
});

it('the record keeps nothing for whoever has no account', async () => {
  await set(paths.translator('omar'), sampleTranslator('omar'));
  expect(await recordWork(backend.firestore, day(2))).toBe(1);
  expect(await record('omar')).toBeUndefined();
});
