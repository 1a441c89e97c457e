import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { LIMITS } from '@rawi/model/limits';
import { paths } from '@rawi/model/paths';
import {
  arrayRemove,
  arrayUnion,
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyone, reader, visitor } from '../support/actors.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { countOverRest, listOverRest } from '../support/rest-query.ts';
import { firestoreAs, rulesEnvironment } from '../support/rules-environment.ts';

/** The catalogue: a document of each collection, all of them public. */
const CATALOGUE = [
  paths.publisher('north'),
  paths.comic('salt'),
  paths.chapter('salt', 'salt-1-en'),
  paths.slug('salt'),
  paths.translator('somebody'),
  paths.person('nour'),
  paths.genre('fantasy'),
];
const PAGE = paths.page('home');
/** A page, and what sitemaps are made of: the same addresses, to be read one at a time. */
const PAGES = [PAGE, paths.page('sitemap'), paths.page('sitemap_1'), paths.page('sitemap_1:2')];
/** The list of recently removed works; one of them is deleted from devices too. */
const REMOVED = paths.removed();
const RAISED = paths.raisedTexts();
const TAKEN_DOWN = { ids: [{ id: 'salt-1-en', at: new Date('2026-01-01'), takenDown: true }] };

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('firestore');
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const firestore = context.firestore() as unknown as Firestore;
    for (const path of [...CATALOGUE, ...PAGES]) await setDoc(doc(firestore, path), { views: 1 });
    await setDoc(doc(firestore, REMOVED), TAKEN_DOWN);
    await setDoc(doc(firestore, RAISED), { chapters: [] });
  });
});
afterAll(() => environment.cleanup());

const firestoreOf = (actor: (typeof everyone)[number]) => firestoreAs(environment, actor);
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

describe.each(everyone)('$name', (actor) => {
  it('reads what was removed, and neither lists nor writes it', async () => {
    const firestore = firestoreOf(actor);
    await expectAllowed(getDoc(doc(firestore, REMOVED)));
    await expectDenied(getDocs(query(collection(firestore, 'removed'), limit(1))));
    await expectDenied(setDoc(doc(firestore, REMOVED), { ids: [] }));
    await expectDenied(setDoc(doc(firestore, 'removed/other'), { ids: [] }));
    await expectDenied(deleteDoc(doc(firestore, REMOVED)));
  });

  it('reads which ratings were raised, and neither lists nor writes them', async () => {
    const firestore = firestoreOf(actor);
    await expectAllowed(getDoc(doc(firestore, RAISED)));
    await expectDenied(getDocs(query(collection(firestore, 'raised'), limit(1))));
    await expectDenied(setDoc(doc(firestore, RAISED), { chapters: [] }));
    await expectDenied(setDoc(doc(firestore, 'raised/other'), { chapters: [] }));
    await expectDenied(updateDoc(doc(firestore, RAISED), { chapters: [] }));
    await expectDenied(deleteDoc(doc(firestore, RAISED)));
  });

  it('reads what goes from devices, and says of nothing that it does or does not', async () => {
    const firestore = firestoreOf(actor);
    const removed = doc(firestore, REMOVED);
    expect((await getDoc(removed)).get('ids')).toMatchObject([{ id: 'salt-1-en', takenDown: true }]);
    const another = { id: 'salt-2-en', at: new Date('2026-01-02'), takenDown: true };
    await expectDenied(updateDoc(removed, { ids: [...TAKEN_DOWN.ids, another] }));
    await expectDenied(updateDoc(removed, { ids: arrayUnion(another) }));
    await expectDenied(updateDoc(removed, { ids: arrayRemove(...TAKEN_DOWN.ids) }));
    await expectDenied(updateDoc(removed, { ids: TAKEN_DOWN.ids.map(({ id, at }) => ({ id, at })) }));
  });

  it.each([...CATALOGUE, ...PAGES, ...CATALOGUE.map((path) => `${path}-not-there`)])(
    'reads %s',
    async (path) => {
      await expectAllowed(getDoc(doc(firestoreOf(actor), path)));
    },
  );

  it.each(CATALOGUE.map(folderOf))('lists at most 50 of %s', async (path) => {
    const all = collection(firestoreOf(actor), path);
    await expectAllowed(getDocs(query(all, limit(LIMITS.listQuery))));
    await expectAllowed(getDocs(query(all, where('views', '>', 0), orderBy('views', 'desc'), limit(1))));
    await expectDenied(getDocs(query(all, limit(LIMITS.listQuery + 1))));
    await expectDenied(getDocs(all));
  });

  it.each(CATALOGUE.map(folderOf))('skips nothing in a list of %s', async (path) => {
    for (const skipping of [{}, { offset: 0 }]) {
      expect(await listOverRest(actor, path, { limit: 1, ...skipping })).toBe(200);
      expect(await countOverRest(actor, path, { limit: 1, ...skipping })).toBe(200);
    }
    for (const offset of [1, LIMITS.listQuery, 1_000_000]) {
      expect(await listOverRest(actor, path, { limit: 1, offset })).toBe(403);
      expect(await countOverRest(actor, path, { limit: 1, offset })).toBe(403);
    }
  });

  it('lists no pages', async () => {
    const pages = collection(firestoreOf(actor), 'pages');
    await expectDenied(getDocs(query(pages, limit(1))));
    await expectDenied(getDocs(pages));
  });

  it('does not list the chapters of all comics at once', async () => {
    await expectDenied(getDocs(query(collectionGroup(firestoreOf(actor), 'chapters'), limit(1))));
  });

  it.each([...CATALOGUE, ...PAGES])('writes nothing at %s', async (path) => {
    const firestore = firestoreOf(actor);
    await expectDenied(setDoc(doc(firestore, `${path}-new`), { views: 1 }));
    await expectDenied(setDoc(doc(firestore, path), { views: 2 }));
    await expectDenied(updateDoc(doc(firestore, path), { views: 2 }));
    await expectDenied(deleteDoc(doc(firestore, path)));
  });
});

describe('nothing below the catalogue is open', () => {
  it.each([
    `${paths.comic('salt')}/secrets/one`,
    `${paths.chapter('salt', 'salt-1-en')}/secrets/one`,
    `${paths.publisher('north')}/secrets/one`,
    `${PAGE}/secrets/one`,
    `${paths.slug('salt')}/secrets/one`,
    `${paths.translator('somebody')}/secrets/one`,
    `${paths.person('nour')}/secrets/one`,
    `${paths.genre('fantasy')}/secrets/one`,
  ])('%s', async (path) => {
    for (const actor of [visitor, reader]) {
      const firestore = firestoreOf(actor);
      await expectDenied(getDoc(doc(firestore, path)));
      await expectDenied(getDocs(query(collection(firestore, folderOf(path)), limit(1))));
      await expectDenied(setDoc(doc(firestore, path), { views: 1 }));
    }
  });
});
