import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { LIMITS } from '@rawi/model/limits';
import { paths } from '@rawi/model/paths';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { type Actor, everyone, reviewers, signedIn } from '../support/actors.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { firestoreAs, PROJECT, rulesEnvironment } from '../support/rules-environment.ts';
import { runningSite } from '../support/running-site.ts';

const ENDED = 1_900_000_000;
const AT = new Date('2026-01-01T00:00:00Z');
const TAKEDOWN = paths.takedown('chapter:one:one-1-en');
const SEALED = paths.sealedDocument('chapter:one:one-1-en');
const NEWEST = orderBy('at', 'desc');

const owner = runningSite('takedowns-rules', PROJECT);
let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('firestore');
});
beforeEach(async () => {
  await environment.clearFirestore();
  await owner.firestore.doc(TAKEDOWN).set({ state: 'down', at: AT, messageId: null });
  await owner.firestore.doc(SEALED).set({ kind: 'chapter', takedownId: 'chapter:one:one-1-en' });
});
afterAll(async () => {
  await owner.close();
  await environment.cleanup();
});

const list = (actor: Actor, name: string, ...constraints: QueryConstraint[]) =>
  getDocs(query(collection(firestoreAs(environment, actor), name), ...constraints));
const at = (actor: Actor, path: string) => doc(firestoreAs(environment, actor), path);

describe('a take-down', () => {
  it.each(reviewers)('is read and listed by the $name, in a live session', async (actor) => {
    await expectAllowed(getDoc(at(actor, TAKEDOWN)));
    await expectAllowed(list(actor, paths.takedowns(), NEWEST, limit(LIMITS.listQuery)));
    await expectAllowed(list(actor, paths.takedowns(), where('messageId', '==', 'one'), limit(1)));
    await expectDenied(list(actor, paths.takedowns(), NEWEST, limit(LIMITS.listQuery + 1)));
    await expectDenied(list(actor, paths.takedowns(), NEWEST));
    const sessionsValidAfter = new Date(ENDED * 1000);
    await owner.firestore.doc(paths.inbox(actor.uid)).set({ unread: 0, sessionsValidAfter });
    await expectAllowed(getDoc(at(signedIn(actor, ENDED), TAKEDOWN)));
    await expectDenied(getDoc(at(signedIn(actor, ENDED - 1), TAKEDOWN)));
    await expectDenied(list(signedIn(actor, ENDED - 1), paths.takedowns(), NEWEST, limit(1)));
    await owner.firestore.doc(paths.staff(actor.uid)).delete();
    await expectDenied(getDoc(at(signedIn(actor, ENDED), TAKEDOWN)));
    await expectDenied(list(signedIn(actor, ENDED), paths.takedowns(), NEWEST, limit(1)));
  });

  it.each(everyone.filter(({ uid }) => !reviewers.some((each) => each.uid === uid)))(
    'is not read by $name',
    async (actor) => {
      await expectDenied(getDoc(at(actor, TAKEDOWN)));
      await expectDenied(list(actor, paths.takedowns(), NEWEST, limit(1)));
    },
  );

  it.each(everyone)('is written by nobody, so not by $name', async (actor) => {
    await expectDenied(setDoc(at(actor, paths.takedown('comic:two')), { state: 'down' }));
    await expectDenied(updateDoc(at(actor, TAKEDOWN), { state: 'returned' }));
    await expectDenied(deleteDoc(at(actor, TAKEDOWN)));
  });
});

describe('what is under seal', () => {
  it.each(everyone)('is read and written by nobody, so not by $name', async (actor) => {
    await expectDenied(getDoc(at(actor, SEALED)));
    await expectDenied(list(actor, paths.sealedDocuments(), limit(1)));
    await expectDenied(setDoc(at(actor, paths.sealedDocument('comic:two')), { kind: 'comic' }));
    await expectDenied(updateDoc(at(actor, SEALED), { kind: 'comic' }));
    await expectDenied(deleteDoc(at(actor, SEALED)));
  });
});
