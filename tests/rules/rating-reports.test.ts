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
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Actor, everyone, reader, reviewer, reviewers, STAFF, signedIn } from '../support/actors.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { firestoreAs, PROJECT, rulesEnvironment } from '../support/rules-environment.ts';
import { runningSite } from '../support/running-site.ts';

const ENDED = 1_900_000_000;
const owner = runningSite('rating-reports', PROJECT);
let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('firestore');
});
beforeEach(async () => {
  await environment.clearFirestore();
  for (const [uid, entry] of Object.entries(STAFF)) await owner.firestore.doc(paths.staff(uid)).set(entry);
  await owner.firestore.doc(REPORT).set({ comicId: 'simurgh', uid: reader.uid, state: 'open', at: day(2) });
});
afterAll(async () => {
  await owner.close();
  await environment.cleanup();
});

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const REPORT = paths.ratingReport(`simurgh:${reader.uid}`);
const at = (actor: Actor) => doc(firestoreAs(environment, actor), REPORT);
const list = (actor: Actor, most: number) =>
  getDocs(
    query(
      collection(firestoreAs(environment, actor), paths.ratingReports()),
      where('state', '==', 'open'),
      orderBy('at', 'asc'),
      limit(most),
    ),
  );

describe('what readers report of ratings', () => {
  it('is read by reviewers alone, in short lists, and written by nobody', async () => {
    for (const actor of everyone) {
      const isReviewer = reviewers.some(({ name }) => name === actor.name);
      const expected = isReviewer ? expectAllowed : expectDenied;
      await expected(getDoc(at(actor)));
      await expected(list(actor, 50));
      await expectDenied(list(actor, 51));
      await expectDenied(
        setDoc(at(actor), { comicId: 'simurgh', uid: actor.uid ?? 'nobody', state: 'open' }),
      );
      await expectDenied(deleteDoc(at(actor)));
    }
  });

  it('is listed from the oldest on', async () => {
    await owner.firestore.doc(paths.ratingReport('orbit:layla')).set({ state: 'open', at: day(1) });
    await owner.firestore.doc(paths.ratingReport('moth:layla')).set({ state: 'done', at: day(1) });
    expect((await list(reviewer, 20)).docs.map(({ id }) => id)).toEqual([
      'orbit:layla',
      `simurgh:${reader.uid}`,
    ]);
  });

  it('is read by no session that has ended, and by nobody who has left the staff', async () => {
    await owner.firestore.doc(paths.inbox(reviewer.uid)).set({ sessionsValidAfter: new Date(ENDED * 1000) });
    await expectDenied(getDoc(at(signedIn(reviewer, ENDED - 1))));
    await expectDenied(list(signedIn(reviewer, ENDED - 1), 1));
    await expectAllowed(getDoc(at(signedIn(reviewer, ENDED))));
    await owner.firestore.doc(paths.staff(reviewer.uid)).delete();
    await expectDenied(getDoc(at(signedIn(reviewer, ENDED))));
  });
});

it('comics that are not rated are listed, the most read first', async () => {
  const comics = {
    few: { ageRating: null, views: 1 },
    many: { ageRating: null, views: 9 },
    rated: { ageRating: '12', views: 5 },
  };
  for (const [id, data] of Object.entries(comics)) await owner.firestore.doc(paths.comic(id)).set(data);
  const found = await getDocs(
    query(
      collection(firestoreAs(environment, reviewer), paths.comics()),
      where('ageRating', '==', null),
      orderBy('views', 'desc'),
      limit(20),
    ),
  );
  expect(found.docs.map(({ id }) => id)).toEqual(['many', 'few']);
});
