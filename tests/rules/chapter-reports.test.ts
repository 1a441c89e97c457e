import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { LIMITS } from '@rawi/model/limits';
import { paths } from '@rawi/model/paths';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { type Actor, everyone, people, signedIn, translator } from '../support/actors.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { firestoreAs, PROJECT, rulesEnvironment } from '../support/rules-environment.ts';
import { runningSite } from '../support/running-site.ts';

const ENDED = 1_900_000_000;
const TOLD = {
  issue: 'typos',
  note: 'A word is missing.',
  page: 4,
  fault: null,
  comicId: 'one',
  chapterId: 'one-1-ar',
  at: new Date('2026-01-01T00:00:00Z'),
};
const THEIRS = paths.chapterReport(translator.uid, 'first');

const owner = runningSite('chapter-reports-rules', PROJECT);
let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('firestore');
});
beforeEach(async () => {
  await environment.clearFirestore();
  for (const { uid } of people) await owner.firestore.doc(paths.chapterReport(uid, 'first')).set(TOLD);
});
afterAll(async () => {
  await owner.close();
  await environment.cleanup();
});

const at = (actor: Actor, path: string) => doc(firestoreAs(environment, actor), path);
const own = (actor: Actor) => at(actor, paths.chapterReport(actor.uid ?? 'nobody', 'first'));
const list = (actor: Actor, uid: string) =>
  collection(firestoreAs(environment, actor), paths.chapterReports(uid));
const saves = (count: unknown = 1) => ({ saves: { at: serverTimestamp(), count } });
const done = (count = 1) => ({ doneAt: serverTimestamp(), ...saves(count) });

describe.each(people)('$name, about whose chapters readers reported something', (actor) => {
  it('reads the report, and a short list of them', async () => {
    await expectAllowed(getDoc(own(actor)));
    const newest = orderBy('at', 'desc');
    await expectAllowed(getDocs(query(list(actor, actor.uid), newest, limit(LIMITS.listQuery))));
    await expectDenied(getDocs(query(list(actor, actor.uid), newest, limit(LIMITS.listQuery + 1))));
    await expectDenied(getDocs(list(actor, actor.uid)));
  });

  it('marks the report as done, and as not done', async () => {
    await expectAllowed(updateDoc(own(actor), done()));
    await expectAllowed(updateDoc(own(actor), done(2)));
    await expectAllowed(updateDoc(own(actor), { doneAt: deleteField(), ...saves(3) }));
  });

  it('counts how often they marked it today', async () => {
    await expectDenied(updateDoc(own(actor), { doneAt: serverTimestamp() }));
    await expectDenied(updateDoc(own(actor), done(2)));
    await expectDenied(updateDoc(own(actor), { ...done(), ...saves('1') }));
    const stored = owner.firestore.doc(paths.chapterReport(actor.uid, 'first'));
    await stored.set({ ...TOLD, saves: { at: new Date(), count: LIMITS.daily.saves } });
    await expectDenied(updateDoc(own(actor), done(LIMITS.daily.saves + 1)));
    await expectDenied(updateDoc(own(actor), done(1)));
    await stored.set({ ...TOLD, saves: { at: new Date(Date.now() - 86_400_000), count: 7 } });
    await expectAllowed(updateDoc(own(actor), done(1)));
  });

  it('changes nothing else of the report', async () => {
    await expectDenied(updateDoc(own(actor), { ...saves(), doneAt: Timestamp.fromMillis(0) }));
    await expectDenied(updateDoc(own(actor), { ...saves(), doneAt: true }));
    await expectDenied(updateDoc(own(actor), { ...saves(), doneAt: null }));
    await expectDenied(updateDoc(own(actor), { ...done(), note: 'All is well.' }));
    await expectDenied(updateDoc(own(actor), { reporter: 'somebody' }));
    await expectDenied(updateDoc(own(actor), { note: deleteField() }));
    await expectDenied(deleteDoc(own(actor)));
    await expectDenied(setDoc(at(actor, paths.chapterReport(actor.uid, 'second')), TOLD));
  });
});

describe.each(everyone.filter(({ uid }) => uid !== translator.uid))('$name', (actor) => {
  it('learns nothing of what is reported about somebody else’s chapters, and changes none of it', async () => {
    await expectDenied(getDoc(at(actor, THEIRS)));
    await expectDenied(getDocs(query(list(actor, translator.uid), limit(1))));
    await expectDenied(updateDoc(at(actor, THEIRS), done()));
    await expectDenied(setDoc(at(actor, THEIRS), TOLD));
    await expectDenied(deleteDoc(at(actor, THEIRS)));
  });
});

it('a chapter report is marked as done in a live session only', async () => {
  await owner.firestore
    .doc(paths.inbox(translator.uid))
    .set({ unread: 0, sessionsValidAfter: new Date(ENDED * 1000) });
  await expectDenied(updateDoc(own(signedIn(translator, ENDED - 1)), done()));
  await expectDenied(updateDoc(own(signedIn(translator, ENDED - 1)), { doneAt: deleteField(), ...saves() }));
  await expectAllowed(updateDoc(own(signedIn(translator, ENDED)), done()));
});
