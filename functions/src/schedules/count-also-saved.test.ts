import { paths } from '@rawi/model/paths';
import { EPOCH, sampleComic, sampleImage } from '@rawi/model/testing/samples';
import { savedKeys } from '@rawi/model/truth/saved-key';
import type { UserRecord } from 'firebase-admin/auth';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { pairNoise } from '../also-saved/pair-noise.ts';
import { emptyLibrary } from '../choices/library-parts.ts';
import { comicPage } from '../pages/comic-page.ts';
import { pagesToInvalidate } from '../pages/pages-to-invalidate.ts';
import { writeComic } from '../testing/write-comic.ts';
import { countAlsoSaved } from './count-also-saved.ts';

const HOUR = 60 * 60 * 1000;
const COMICS = ['salt', 'well', 'moth', 'crow'];
let backend: EmulatedFirestore;
let time: Date;

beforeAll(async () => {
  backend = await emulatedFirestore('count-also-saved');
});
beforeEach(async () => {
  backend.clear();
  time = new Date(EPOCH.getTime() + 240 * HOUR);
  for (const slug of COMICS) {
    // None is like another.
    const own = { id: slug, name: { en: slug } };
    await writeComic(
      backend.firestore,
      sampleComic(slug, { genres: [own], writer: own, publisher: own }),
      [],
    );
  }
  // Those who have saved others are what chance is measured by.
  await people('others', 30, ['crow', 'reed', 'sand', 'dune']);
});
afterAll(() => backend.stop());

const set = (path: string, data: object) => backend.firestore.doc(path).set(data);
const pass = (hours: number) => {
  time = new Date(time.getTime() + hours * HOUR);
};
/** Has people save comics, and functions hear of it. */
async function people(
  name: string,
  count: number,
  comics: readonly string[],
  createdAt = EPOCH,
): Promise<void> {
  const batch = backend.firestore.batch();
  for (let index = 0; index < count; index += 1) {
    const uid = `${name}-${index}`;
    const saved = Object.fromEntries(comics.map((slug) => [savedKeys.comic(slug), true as const]));
    batch.set(backend.firestore.doc(paths.library(uid)), { ...emptyLibrary(createdAt), saved });
    for (const slug of comics)
      batch.set(backend.firestore.doc(paths.savedItem(uid, savedKeys.comic(slug))), savedComic(slug));
  }
  await batch.commit();
}
const savedComic = (slug: string) => {
  const [picture] = sampleImage(slug).sources;
  return { kind: 'comic', comicId: slug, slug, series: slug, names: {}, picture, at: time };
};
/** Who is called “stranger” has never confirmed an address. */
const auth = {
  getUsers: async (asked: readonly object[]) => ({
    notFound: [],
    users: asked.map((each) => {
      const uid = 'uid' in each ? String(each.uid) : '';
      return { uid, emailVerified: !uid.startsWith('stranger') } as UserRecord;
    }),
  }),
};
const KEY = 'k'.repeat(32);
const run = async (hashKey = KEY) => {
  pass(1);
  return await countAlsoSaved({ firestore: backend.firestore, auth, hashKey, now: () => time });
};
/** Runs as often as something is due. */
const settle = async () => {
  while ((await run()) > 0);
};
const list = async (comicId: string) => (await backend.firestore.doc(paths.alsoSaved(comicId)).get()).data();
const shown = async (slug: string) => {
  const page = await comicPage(backend.firestore, slug);
  return page?.kind === 'comic'
    ? [page.payload.similar.map((card) => card.slug), page.payload.alsoSaved]
    : undefined;
};
const invalidated = async () =>
  (await backend.firestore.collection(paths.invalidations()).get()).docs.map(({ id }) => id).toSorted();

it('what enough readers also saved stands on the page, and what stands near that; nothing is kept of people or numbers', async () => {
  await people('layla', 20, ['salt', 'well']);
  await people('omar', 20, ['well', 'moth']);
  await settle();
  expect(await shown('salt')).toEqual([['well'], ['well']]);
  expect(await invalidated()).toEqual(['comic_crow', 'comic_moth', 'comic_salt', 'comic_well']);
  pass(24);
  // Near comics are found once those beside have been counted.
  await settle();
  expect(await shown('salt')).toEqual([['well', 'moth'], ['well']]);
  expect(Object.keys((await list('salt')) ?? {}).toSorted()).toEqual([
    'chosen',
    'comics',
    'countedAt',
    'dueAt',
  ]);
  const pages = await pagesToInvalidate(backend.firestore, [
    {
      of: 'comic',
      comicId: 'moth',
      before: sampleComic('moth'),
      after: sampleComic('moth', { series: 'Queen' }),
    },
  ]);
  expect(pages).toContainEqual({ kind: 'comic', id: 'salt' });
});

it('of four people, of young accounts, of addresses that nobody confirmed and of what was dropped nothing is shown', async () => {
  await people('stranger', 20, ['salt', 'well']);
  await people('layla', 4, ['salt', 'well']);
  pass(2);
  await people('young', 20, ['salt', 'moth'], time);
  await people('omar', 20, ['salt', 'crow']);
  for (let index = 0; index < 20; index += 1) {
    const dropped = { [savedKeys.comic('salt')]: 'dropped', [savedKeys.comic('crow')]: true };
    await set(paths.library(`omar-${index}`), { ...emptyLibrary(EPOCH), saved: dropped });
  }
  await settle();
  expect(await shown('salt')).toEqual([[], undefined]);
});

it('of five people it is shown or not as the noise of the two comics has it, which is the same both ways and each time', async () => {
  await people('layla', 5, ['salt', 'well']);
  pass(1);
  const keys = Array.from({ length: 20 }, (_, index) => `${KEY}${index}`);
  const noise = (key: string) => pairNoise(key, 'salt', 'well');
  expect(keys.map((key) => pairNoise(key, 'well', 'salt'))).toEqual(keys.map(noise));
  for (const key of [keys.find((each) => noise(each) > 0), keys.find((each) => noise(each) < 0)]) {
    if (key === undefined) throw new Error('No key.');
    await backend.firestore.doc(paths.alsoSaved('salt')).delete();
    await backend.firestore.doc(paths.savesSweep()).delete();
    await run(key);
    expect((await list('salt'))?.['chosen']).toBe(noise(key) > 0 ? 1 : 0);
  }
});

it('a comic is counted once a day at most, and its page is built again only where it shows others', async () => {
  await people('layla', 20, ['salt', 'well']);
  await settle();
  await backend.firestore.recursiveDelete(backend.firestore.collection(paths.invalidations()));
  const before = await list('salt');
  await people('omar', 5, ['salt', 'well']);
  await settle();
  expect(await list('salt')).toMatchObject({ countedAt: before?.['countedAt'] });
  pass(24);
  await settle();
  expect(await list('salt')).not.toMatchObject({ countedAt: before?.['countedAt'] });
  expect(await invalidated()).toEqual([]);
});

it('what people take back goes when it is next counted, and the list of a comic that is gone goes whole', async () => {
  await people('layla', 20, ['salt', 'well']);
  await settle();
  await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      backend.firestore.recursiveDelete(backend.firestore.doc(paths.user(`layla-${index}`))),
    ),
  );
  await backend.firestore.doc(paths.comic('well')).delete();
  pass(31 * 24);
  await settle();
  expect(await list('salt')).toMatchObject({ comics: [], chosen: 0 });
  expect(await list('well')).toBeUndefined();
});

it('an hour in which nobody saves anything costs three reads and no write', async () => {
  await settle();
  backend.resetBilling();
  await run();
  expect(backend.billing()).toMatchObject({ reads: 3, writes: 0 });
});
