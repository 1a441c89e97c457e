import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { LIMITS } from '@rawi/model/limits';
import { paths } from '@rawi/model/paths';
import {
  collection,
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
import { afterAll, beforeAll, describe, it } from 'vitest';
import { type Actor, everyone, reviewers, signedIn } from '../support/actors.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { firestoreAs, rulesEnvironment } from '../support/rules-environment.ts';

let environment: RulesTestEnvironment;
const asOwner = (task: (firestore: Firestore) => Promise<unknown>) =>
  environment.withSecurityRulesDisabled(async (context) => {
    await task(context.firestore() as unknown as Firestore);
  });
beforeAll(async () => {
  environment = await rulesEnvironment('firestore');
  await environment.clearFirestore();
  await asOwner(async (firestore) => {
    for (const id of ['one', 'two'])
      await setDoc(doc(firestore, paths.message(id)), { state: 'open', at: new Date(), email: 'r@x.test' });
    for (const { uid } of reviewers)
      await setDoc(doc(firestore, paths.staff(uid)), { roles: ['reviewer'], name: uid, since: new Date() });
  });
});
afterAll(() => environment.cleanup());

const at = (actor: Actor, id: string) => doc(firestoreAs(environment, actor), paths.message(id));
const messages = (actor: Actor) => collection(firestoreAs(environment, actor), paths.messages());
const isOpen = where('state', '==', 'open');
const isReviewer = ({ name }: Actor) => reviewers.some((reviewer) => reviewer.name === name);
const others = everyone.filter((actor) => !isReviewer(actor));

describe('what people write to the site', () => {
  it.each(reviewers)('is read by a $name, and listed in short lists, in a live session', async (actor) => {
    const list = (most: number, as: Actor = actor) =>
      getDocs(query(messages(as), isOpen, orderBy('at'), limit(most)));
    await expectAllowed(getDoc(at(actor, 'one')));
    await expectAllowed(list(LIMITS.listQuery));
    await expectDenied(list(LIMITS.listQuery + 1));
    await expectDenied(getDocs(messages(actor)));
    const sessionsValidAfter = new Date(1_900_000_000_000);
    await asOwner((firestore) =>
      setDoc(doc(firestore, paths.inbox(actor.uid)), { unread: 0, sessionsValidAfter }),
    );
    await expectDenied(list(1, signedIn(actor, 1_899_999_999)));
    await expectDenied(getDoc(at(signedIn(actor, 1_899_999_999), 'one')));
    await asOwner((firestore) => deleteDoc(doc(firestore, paths.inbox(actor.uid))));
  });

  it.each(others)('is not for a $name, who may have written it', async (actor) => {
    await expectDenied(getDoc(at(actor, 'one')));
    await expectDenied(getDocs(query(messages(actor), isOpen, limit(1))));
    await expectDenied(getDocs(query(messages(actor), where('email', '==', 'r@x.test'), limit(1))));
  });

  it.each(everyone)('is written, closed and taken away by no $name', async (actor) => {
    await expectDenied(setDoc(at(actor, 'new'), { state: 'open', at: new Date(), email: 'r@x.test' }));
    await expectDenied(updateDoc(at(actor, 'two'), { state: 'done' }));
    await expectDenied(deleteDoc(at(actor, 'two')));
  });
});
