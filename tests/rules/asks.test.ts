import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { LIMITS } from '@rawi/model/limits';
import { paths, wantedGroup } from '@rawi/model/paths';
import {
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
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  type Actor,
  everyone,
  otherReader,
  people,
  reader,
  reviewers,
  signedIn,
  visitor,
} from '../support/actors.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { firestoreAs, rulesEnvironment } from '../support/rules-environment.ts';

const [OPEN, ARRIVED, HIDDEN] = ['open-ask', 'arrived-ask', 'hidden-ask'];
const STATES = { [OPEN]: 'open', [ARRIVED]: 'arrived', [HIDDEN]: 'hidden' };

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('firestore');
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const firestore = context.firestore() as unknown as Firestore;
    for (const [askId, state] of Object.entries(STATES)) {
      await setDoc(doc(firestore, paths.ask(askId)), { state, readers: 2, searchKeys: ['neon'] });
      for (const { uid } of [reader, otherReader])
        await setDoc(doc(firestore, paths.wanted(askId, uid)), { uid, askId, at: new Date() });
    }
  });
});
afterAll(() => environment.cleanup());

const at = (actor: Actor, path: string) => doc(firestoreAs(environment, actor), path);
const asksOf = (actor: Actor) => collection(firestoreAs(environment, actor), paths.asks());
const isOpen = where('state', '==', 'open');

describe('an ask', () => {
  it.each(everyone)('is read by $name who knows its id', async (actor) => {
    for (const askId of [OPEN, ARRIVED, HIDDEN, 'gone'])
      await expectAllowed(getDoc(at(actor, paths.ask(askId))));
  });

  it.each(everyone)('is found by $name in a short list of the open ones', async (actor) => {
    const byReaders = [isOpen, orderBy('readers', 'desc')] as const;
    await expectAllowed(getDocs(query(asksOf(actor), ...byReaders, limit(LIMITS.askList))));
    const byKey = where('searchKeys', 'array-contains', 'neon');
    await expectAllowed(getDocs(query(asksOf(actor), byKey, ...byReaders, limit(LIMITS.askList))));
    await expectDenied(getDocs(query(asksOf(actor), ...byReaders)));
    await expectDenied(getDocs(query(asksOf(actor), ...byReaders, limit(LIMITS.listQuery + 1))));
  });

  it.each(reviewers)('is listed for the $name whatever became of it, in a live session', async (actor) => {
    const all = query(asksOf(actor), orderBy('readers', 'desc'), limit(LIMITS.listQuery));
    await expectAllowed(getDocs(all));
    await expectAllowed(getDocs(query(asksOf(actor), where('state', '==', 'hidden'), limit(1))));
    await expectDenied(getDocs(query(asksOf(actor), limit(LIMITS.listQuery + 1))));
    const sessionsValidAfter = new Date(1_900_000_000_000);
    await environment.withSecurityRulesDisabled(async (context) => {
      await context.firestore().doc(paths.inbox(actor.uid)).set({ unread: 0, sessionsValidAfter });
    });
    const hidden = (second: number) =>
      getDocs(query(asksOf(signedIn(actor, second)), where('state', '==', 'hidden'), limit(1)));
    await expectAllowed(hidden(1_900_000_000));
    await expectDenied(hidden(1_899_999_999));
    await environment.withSecurityRulesDisabled(async (context) => {
      await context.firestore().doc(paths.inbox(actor.uid)).delete();
    });
  });

  it.each(everyone.filter(({ uid }) => !reviewers.some((each) => each.uid === uid)))(
    'is not listed for $name but where it is open',
    async (actor) => {
      await expectDenied(getDocs(query(asksOf(actor), limit(1))));
      for (const state of ['arrived', 'hidden'])
        await expectDenied(getDocs(query(asksOf(actor), where('state', '==', state), limit(1))));
    },
  );

  it.each(everyone)('is written by functions, not by $name', async (actor) => {
    await expectDenied(setDoc(at(actor, paths.ask('new')), { state: 'open', readers: 1 }));
    await expectDenied(updateDoc(at(actor, paths.ask(OPEN)), { readers: 3 }));
    await expectDenied(deleteDoc(at(actor, paths.ask(OPEN))));
  });
});

describe('the record of who wants an ask', () => {
  it('is known to each alone', async () => {
    await expectAllowed(getDoc(at(reader, paths.wanted(OPEN, reader.uid))));
    for (const actor of everyone.filter(({ uid }) => uid !== reader.uid))
      await expectDenied(getDoc(at(actor, paths.wanted(OPEN, reader.uid))));
  });

  it.each(people)('is listed for $name where it is they, and a short list', async (actor) => {
    const all = collectionGroup(firestoreAs(environment, actor), wantedGroup);
    const own = [where('uid', '==', actor.uid), orderBy('at', 'desc')] as const;
    await expectAllowed(getDocs(query(all, ...own, limit(LIMITS.listQuery))));
    await expectDenied(getDocs(query(all, ...own, limit(LIMITS.listQuery + 1))));
    await expectDenied(getDocs(query(all, ...own)));
    await expectDenied(
      getDocs(query(all, where('uid', '==', 'somebody-else'), orderBy('at', 'desc'), limit(1))),
    );
    await expectDenied(getDocs(query(all, limit(1))));
    const ofOne = collection(firestoreAs(environment, actor), paths.wantedBy(OPEN));
    await expectDenied(getDocs(query(ofOne, limit(1))));
  });

  it('is not listed for a visitor', async () => {
    const all = collectionGroup(firestoreAs(environment, visitor), wantedGroup);
    await expectDenied(getDocs(query(all, where('uid', '==', reader.uid), orderBy('at', 'desc'), limit(1))));
  });

  it.each(people)('is written by functions, not by $name', async (actor) => {
    const own = at(actor, paths.wanted(OPEN, actor.uid));
    await expectDenied(setDoc(own, { uid: actor.uid, askId: OPEN }));
    await expectDenied(updateDoc(at(reader, paths.wanted(OPEN, reader.uid)), { title: 'Another' }));
    await expectDenied(deleteDoc(own));
  });
});
