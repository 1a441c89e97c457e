import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { paths } from '@rawi/model/paths';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Actor,
  admin,
  everyone,
  otherReader,
  people,
  reader,
  reviewer,
  reviewers,
  STAFF,
  signedIn,
} from '../support/actors.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { firestoreAs, PROJECT, rulesEnvironment } from '../support/rules-environment.ts';
import { runningSite } from '../support/running-site.ts';

const ENDED = 1_900_000_000;
const owner = runningSite('public-lists', PROJECT);
let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('firestore');
});
beforeEach(async () => {
  await environment.clearFirestore();
  for (const [uid, entry] of Object.entries(STAFF)) await owner.firestore.doc(paths.staff(uid)).set(entry);
  await owner.firestore
    .doc(LIST)
    .set({ owner: { kind: 'person', uid: reader.uid, listId: 'own' }, name: 'Mine' });
  await owner.firestore.doc(OF_SITE).set({ owner: { kind: 'site' }, name: 'Where to begin' });
  await owner.firestore.doc(FLAG).set({ waiting: true });
  await owner.firestore.doc(REPORT).set({ uid: otherReader.uid });
});
afterAll(async () => {
  await owner.close();
  await environment.cleanup();
});

const LIST = paths.publicList('a-list');
const OF_SITE = paths.publicList('of-site');
const FLAG = paths.listFlag('a-list');
const REPORT = paths.listReport('a-list:other-reader');
const at = (actor: Actor, path: string) => doc(firestoreAs(environment, actor), path);
const some = (actor: Actor, path: string, most: number | undefined) =>
  getDocs(
    query(collection(firestoreAs(environment, actor), path), ...(most === undefined ? [] : [limit(most)])),
  );
const end = (uid: string) =>
  owner.firestore.doc(paths.inbox(uid)).set({ unread: 0, sessionsValidAfter: new Date(ENDED * 1000) });

describe('a public list', () => {
  it('is read by whose it is and by reviewers, for everybody else there is its page', async () => {
    for (const actor of [reader, ...reviewers]) await expectAllowed(getDoc(at(actor, LIST)));
    const others = everyone.filter(
      (actor) => ![reader, ...reviewers].some(({ name }) => name === actor.name),
    );
    for (const actor of others) await expectDenied(getDoc(at(actor, LIST)));
    for (const actor of people.filter((person) => !reviewers.includes(person)))
      await expectDenied(getDoc(at(actor, OF_SITE)));
    await expectDenied(getDoc(at(signedIn(reader, undefined), OF_SITE)));
  });

  it('is listed and written by nobody', async () => {
    for (const actor of everyone) {
      await expectDenied(some(actor, paths.publicLists(), 1));
      await expectDenied(setDoc(at(actor, paths.publicList('new')), { name: 'Mine' }));
      await expectDenied(updateDoc(at(actor, LIST), { name: 'Other' }));
      await expectDenied(deleteDoc(at(actor, LIST)));
    }
  });

  it('is read by a reviewer whose session goes on, and who is one still', async () => {
    await end(reviewer.uid);
    await expectDenied(getDoc(at(signedIn(reviewer, ENDED - 1), LIST)));
    await expectAllowed(getDoc(at(signedIn(reviewer, ENDED), LIST)));
    await owner.firestore.doc(paths.staff(admin.uid)).delete();
    await expectDenied(getDoc(at(admin, LIST)));
  });
});

describe('what readers report of public lists', () => {
  it('is for reviewers alone, who see what is made of it', async () => {
    for (const actor of everyone) {
      const isReviewer = reviewers.some(({ name }) => name === actor.name);
      const expected = isReviewer ? expectAllowed : expectDenied;
      await expected(getDoc(at(actor, FLAG)));
      await expected(some(actor, paths.listFlags(), 50));
      await expectDenied(some(actor, paths.listFlags(), 51));
      await expectDenied(some(actor, paths.listFlags(), undefined));
      await expectDenied(getDoc(at(actor, REPORT)));
      await expectDenied(some(actor, paths.listReports(), 1));
    }
  });

  it('is listed by when it began to wait, and what is hidden by when that was, the latest first', async () => {
    const since = (day: number) => ({ since: new Date(Date.UTC(2026, 0, day)) });
    await owner.firestore.doc(FLAG).set({ waiting: true, ...since(1) });
    await owner.firestore.doc(paths.listFlag('hidden-first')).set({ waiting: false, ...since(2) });
    await owner.firestore.doc(paths.listFlag('hidden-last')).set({ waiting: false, ...since(3) });
    const queue = (isWaiting: boolean) => {
      const order = orderBy('since', isWaiting ? 'asc' : 'desc');
      const flags = collection(firestoreAs(environment, reviewer), paths.listFlags());
      return getDocs(query(flags, where('waiting', '==', isWaiting), order, limit(20)));
    };
    const names = async (isWaiting: boolean) => (await queue(isWaiting)).docs.map(({ id }) => id);
    expect(await names(true)).toEqual(['a-list']);
    expect(await names(false)).toEqual(['hidden-last', 'hidden-first']);
  });

  it('is written by nobody', async () => {
    for (const actor of everyone) {
      for (const path of [FLAG, REPORT]) {
        await expectDenied(setDoc(at(actor, `${path}-new`), { waiting: true }));
        await expectDenied(updateDoc(at(actor, path), { waiting: false }));
        await expectDenied(deleteDoc(at(actor, path)));
      }
    }
  });

  it('is shown to a reviewer whose session goes on', async () => {
    await end(reviewer.uid);
    await expectDenied(getDoc(at(signedIn(reviewer, ENDED - 1), FLAG)));
    await expectDenied(some(signedIn(reviewer, ENDED - 1), paths.listFlags(), 1));
    await expectAllowed(some(signedIn(reviewer, ENDED), paths.listFlags(), 1));
  });
});
