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
import { type Actor, everyone, reader, reviewer, reviewers, STAFF, signedIn } from '../support/actors.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { firestoreAs, PROJECT, rulesEnvironment } from '../support/rules-environment.ts';
import { runningSite } from '../support/running-site.ts';

const ENDED = 1_900_000_000;
const owner = runningSite('suggestions', PROJECT);
let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('firestore');
});
beforeEach(async () => {
  await environment.clearFirestore();
  for (const [uid, entry] of Object.entries(STAFF)) await owner.firestore.doc(paths.staff(uid)).set(entry);
  await owner.firestore
    .doc(SUGGESTION)
    .set({ uid: reader.uid, state: 'open', agreed: 0, waitsSince: day(2) });
  await owner.firestore.doc(VOTES).set({ uid: reader.uid, agreed: ['one'] });
});
afterAll(async () => {
  await owner.close();
  await environment.cleanup();
});

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const SUGGESTION: string = paths.suggestion('one');
const VOTES = paths.suggestionVote(`one-1-en:${reader.uid}`);
const isReviewer = (actor: Actor) => reviewers.some(({ name }) => name === actor.name);
const at = (actor: Actor, path = SUGGESTION) => doc(firestoreAs(environment, actor), path);
const reported = (actor: Actor, most: number) =>
  getDocs(
    query(
      collection(firestoreAs(environment, actor), paths.suggestions()),
      orderBy('waitsSince', 'asc'),
      limit(most),
    ),
  );
const own = (actor: Actor, most: number) =>
  getDocs(
    query(
      collection(firestoreAs(environment, actor), paths.suggestions()),
      where('uid', '==', reader.uid),
      limit(most),
    ),
  );

describe('a correction that a reader suggests', () => {
  it('is read by its author and reviewers, and written by nobody', async () => {
    for (const actor of everyone) {
      const mayRead = isReviewer(actor) || actor.uid === reader.uid;
      const expected = mayRead ? expectAllowed : expectDenied;
      await expected(getDoc(at(actor)));
      await expected(own(actor, 50));
      await expectDenied(own(actor, 51));
      await (isReviewer(actor) ? expectAllowed : expectDenied)(reported(actor, 50));
      await expectDenied(setDoc(at(actor, paths.suggestion('two')), { uid: actor.uid ?? 'nobody' }));
      await expectDenied(updateDoc(at(actor), { agreed: 9 }));
      await expectDenied(deleteDoc(at(actor)));
    }
  });

  it('has votes that nobody reads or writes', async () => {
    for (const actor of everyone) {
      await expectDenied(getDoc(at(actor, VOTES)));
      await expectDenied(setDoc(at(actor, VOTES), { uid: actor.uid ?? 'nobody', agreed: ['one'] }));
    }
  });

  it('waits for reviewers only where it was reported, the longest waiting first', async () => {
    await owner.firestore.doc(paths.suggestion('two')).set({ uid: 'somebody', waitsSince: day(1) });
    await owner.firestore.doc(paths.suggestion('three')).set({ uid: 'somebody' });
    expect((await reported(reviewer, 20)).docs.map(({ id }) => id)).toEqual(['two', 'one']);
  });

  it('is read by no reviewer whose session has ended, and by nobody who has left the staff', async () => {
    await owner.firestore.doc(paths.inbox(reviewer.uid)).set({ sessionsValidAfter: new Date(ENDED * 1000) });
    await expectDenied(getDoc(at(signedIn(reviewer, ENDED - 1))));
    await expectDenied(reported(signedIn(reviewer, ENDED - 1), 1));
    await expectAllowed(getDoc(at(signedIn(reviewer, ENDED))));
    await owner.firestore.doc(paths.staff(reviewer.uid)).delete();
    await expectDenied(getDoc(at(signedIn(reviewer, ENDED))));
  });
});
