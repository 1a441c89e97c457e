import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import { paths } from '@rawi/model/paths';
import { logger } from 'firebase-functions/v2';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import type { Migration } from '../migrations/migration.ts';
import { invalidateTargets } from '../pages/invalidate.ts';
import { livelySite } from '../testing/lively-site.ts';
import { THERE } from '../testing/patient.ts';
import { type Build, buildOfVersion, mortal, siteOf } from '../testing/two-builds.ts';

/** A site during an update: two builds whose pages are of different versions meet the same stored documents. */

const TODAY = PAGE_VERSION;
let backend: EmulatedFirestore;
let [older, newer]: Build[] = [];
let now = new Date('2026-12-01T10:00:00Z');
beforeAll(async () => {
  backend = await emulatedFirestore('two-builds');
  older = await buildOfVersion(TODAY);
  newer = await buildOfVersion(TODAY + 1);
  await livelySite(backend);
  // What a killed process leaves to the next run.
  vi.spyOn(logger, 'error').mockImplementation(() => {});
});
afterAll(() => backend.stop());

const built = (build: Build | undefined) => build ?? expect.fail('not built');
const site = (build: Build | undefined) => siteOf(built(build), backend.firestore, () => now);
const stored = async () =>
  new Map(
    (await backend.firestore.collection(paths.pages()).get()).docs.map((page) => [page.id, page.data()]),
  );
const versions = async () => [...new Set([...(await stored()).values()].map(({ version }) => version))];

/** A migration of the truth in steps, each of which it finds done where it is run again. */
const MIGRATION: Migration = {
  name: '900-numbers',
  async run(db) {
    const chapters = await db.collection(paths.chapters(THERE.comicId)).get();
    const people = await db.collection('users').get();
    let changed = 0;
    for (const { ref } of [...chapters.docs, ...people.docs]) {
      const isNew = await db.runTransaction(async (transaction) => {
        const document = await transaction.get(ref);
        if (document.get('numbered') !== undefined) return false;
        transaction.update(ref, { numbered: true });
        return true;
      });
      if (isNew) changed += 1;
    }
    return { changed, left: [] };
  },
};

/** What the functions of the newer build do in a minute, by a Firestore of their own. */
async function minute(db = backend.firestore, served = site(newer).version): Promise<void> {
  const { renewPages, rebuildPage } = built(newer);
  await renewPages({ firestore: db, now: () => now, servedVersion: served });
  now = new Date(now.getTime() + 60_000);
  const { docs } = await backend.firestore.collection(paths.invalidations()).get();
  for (const { id } of docs)
    await rebuildPage({ firestore: db, now: () => now, enqueue: async () => {} }, { pageId: id });
}

const migrateBy = (db = backend.firestore) => {
  const { migrate, MIGRATIONS } = built(newer);
  return migrate(db, { now: () => now, migrations: [...MIGRATIONS, MIGRATION] });
};

it('while a site is updated every address is whole all the time, wherever deploy, migration, walk and rebuilds break off, and so it is after a rollback', async () => {
  const addresses = await site(older).addresses();
  expect(addresses.length).toBeGreaterThan(20);
  const before = await stored();
  const whole = async (when: string, builds: (Build | undefined)[] = [older, newer]) => {
    for (const build of builds)
      expect(await site(build).broken(addresses), `${when}, by ${build?.version}`).toEqual([]);
  };

  // The functions are new and the site is not: no walk begins, and what changes meanwhile is built by the newer ones.
  await minute(backend.firestore, site(older).version);
  expect(await stored()).toEqual(before);
  await invalidateTargets(backend.firestore, [{ kind: 'comic', id: THERE.comicId }, { kind: 'home' }], now);
  await minute(backend.firestore, site(older).version);
  expect((await stored()).get('home')?.['version']).toBe(TODAY + 1);
  await whole('a deploy has stopped after the functions', [older]);

  await expect(migrateBy(mortal(backend.firestore, 3, 'runTransaction'))).rejects.toThrow('killed');
  await whole('a migration was killed', [older]);
  await migrateBy();

  // The site is new. A reader who opens an earlier page has it built; the walk has the others.
  await expect(minute(mortal(backend.firestore, 4, 'doc'))).rejects.toThrow('killed');
  await whole('the walk was killed');
  await expect(minute(mortal(backend.firestore, 7, 'runTransaction'))).rejects.toThrow('killed');
  expect(await versions()).toEqual(expect.arrayContaining([TODAY, TODAY + 1]));
  await whole('the rebuilds were killed');
  for (let minutes = 0; minutes < 10 && (await versions()).length > 1; minutes += 1) {
    await minute();
    await whole(`minute ${minutes}`);
  }
  expect(await versions()).toEqual([TODAY + 1]);
  const after = await stored();
  for (const [id, page] of before) {
    // The list of what search reads names other hashes.
    const { version: _, ...same } = page;
    expect(after.get(id), id).toMatchObject(id === 'search' ? { kind: 'search' } : same);
  }
  const chapters = await backend.firestore.collection(paths.chapters(THERE.comicId)).get();
  expect(chapters.docs.map((chapter) => chapter.get('numbered'))).not.toContain(undefined);

  await whole('rolled back', [older]);
  const { renewPages } = built(older);
  const walk = { firestore: backend.firestore, now: () => now, servedVersion: site(older).version };
  expect(await renewPages(walk)).toBe(0);
  expect(await stored()).toEqual(after);
});
