import { paths } from '@rawi/model/paths';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { sampleTranslator } from '../testing/choices.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { updateTranslator } from './update-translator.ts';

let emulated: EmulatedFirestore;
let stage: Scene;
beforeAll(async () => {
  emulated = await emulatedFirestore('update-translator');
});
afterAll(() => emulated.stop());
beforeEach(async () => {
  emulated.clear();
  stage = scene(emulated.firestore);
  await emulated.firestore.doc(paths.translator('amal')).set(sampleTranslator('Amal'));
});

const stored = async (path: string) => (await emulated.firestore.doc(path).get()).data();
const caller = (uid: string) => ({
  uid,
  email: `${uid}@example.com`,
  emailVerified: true as const,
  roles: [],
  signedInAt: 0,
});
const says = (bio: string, languages: ('ar' | 'en' | 'fr')[], uid = 'amal') =>
  updateTranslator({ ...stage, caller: caller(uid) }, { bio, languages });
const invalidations = async () => {
  const { docs } = await emulated.firestore.collection(paths.invalidations()).get();
  return docs.map(({ id }) => id);
};

it('a translator’s words and languages are replaced, nothing else, and their page is invalidated', async () => {
  await says('Loves puns.', ['ar', 'fr']);
  expect(await stored(paths.translator('amal'))).toEqual({
    ...sampleTranslator('Amal'),
    bio: 'Loves puns.',
    languages: ['ar', 'fr'],
  });
  expect(await invalidations()).toEqual(['translator_amal', 'translators']);
});

it('a translator who writes no words has none', async () => {
  await says('Loves puns.', ['ar']);
  await says('', ['ar']);
  expect(await stored(paths.translator('amal'))).toEqual(sampleTranslator('Amal'));
});

it('a translator who sends the same again changes and invalidates nothing', async () => {
  await says('Loves puns.', ['fr']);
  for (const id of await invalidations()) await emulated.firestore.doc(paths.invalidation(id)).delete();
  emulated.resetBilling();
  await says('Loves puns.', ['fr']);
  expect(emulated.billing().writes).toBe(0);
  expect(await invalidations()).toEqual([]);
});

it('somebody who is no translator is refused, and becomes none', async () => {
  await expect(says('Hello', ['ar'], 'layla')).rejects.toMatchObject({
    details: { code: 'profile-missing' },
  });
  expect(await stored(paths.translator('layla'))).toBeUndefined();
  expect(await invalidations()).toEqual([]);
});
