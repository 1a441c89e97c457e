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
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import {
  type Actor,
  everyone,
  people,
  reviewer,
  reviewers,
  signedIn,
  translator,
} from '../support/actors.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { firestoreAs, PROJECT, rulesEnvironment } from '../support/rules-environment.ts';
import { runningSite } from '../support/running-site.ts';

const ENDED = 1_900_000_000;
const idOf = (uid: string) => `file-of-${uid}`;
const fileOf = (uid: string) => ({
  uid,
  submissionId: 'one',
  part: 'chapter',
  name: 'one.pdf',
  bytes: 1000,
  progress: { state: 'working', done: 3, pageCount: 20 },
  createdAt: new Date('2026-01-01T00:00:00Z'),
  source: null,
  parts: [],
  lease: null,
  tries: 1,
  dueAt: new Date('2026-01-01T00:05:00Z'),
});
const THEIRS = paths.file(idOf(translator.uid));

const owner = runningSite('files-rules', PROJECT);
let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('firestore');
});
beforeEach(async () => {
  await environment.clearFirestore();
  for (const { uid } of people) await owner.firestore.doc(paths.file(idOf(uid))).set(fileOf(uid));
});
afterAll(async () => {
  await owner.close();
  await environment.cleanup();
});

const firestoreOf = (actor: Actor) => firestoreAs(environment, actor);
const filesFor = (actor: Actor) => collection(firestoreOf(actor), paths.files());

describe.each(people)('$name', (actor) => {
  it('reads what becomes of a file of theirs', async () => {
    await expectAllowed(getDoc(doc(firestoreOf(actor), paths.file(idOf(actor.uid)))));
  });

  it('lists a few of their own files', async () => {
    const own = where('uid', '==', actor.uid);
    await expectAllowed(getDocs(query(filesFor(actor), own, limit(LIMITS.listQuery))));
    await expectDenied(getDocs(query(filesFor(actor), own, limit(LIMITS.listQuery + 1))));
    await expectDenied(getDocs(query(filesFor(actor), own)));
  });
});

const isReviewer = (actor: Actor) => reviewers.some(({ uid }) => uid === actor.uid);

describe.each(everyone.filter(isReviewer))('$name', (actor) => {
  it('lists a few files of anybody’s, such as those of the same bytes, in a live session', async () => {
    const same = where('source.sha256', '==', 'a'.repeat(64));
    await expectAllowed(getDocs(query(filesFor(actor), same, limit(LIMITS.listQuery))));
    await expectDenied(getDocs(query(filesFor(actor), same, limit(LIMITS.listQuery + 1))));
    await expectDenied(getDocs(query(filesFor(actor), same)));
    await owner.firestore
      .doc(paths.inbox(actor.uid ?? ''))
      .set({ unread: 0, sessionsValidAfter: new Date(ENDED * 1000) });
    const ended = { ...actor, token: { ...actor.token, auth_time: ENDED - 1 } };
    await expectDenied(getDocs(query(filesFor(ended), same, limit(1))));
  });
});

describe.each(everyone.filter((actor) => !isReviewer(actor)))('$name', (actor) => {
  it('lists nobody else’s files', async () => {
    const other = actor.uid === translator.uid ? reviewer.uid : translator.uid;
    await expectDenied(getDocs(query(filesFor(actor), where('uid', '==', other), limit(1))));
    await expectDenied(getDocs(query(filesFor(actor), limit(1))));
    await expectDenied(getDocs(query(filesFor(actor), orderBy('dueAt'), limit(1))));
    const same = where('source.sha256', '==', 'a'.repeat(64));
    await expectDenied(getDocs(query(filesFor(actor), same, limit(1))));
  });
});

describe.each(everyone)('$name', (actor) => {
  it('writes nothing, theirs or not', async () => {
    for (const path of [THEIRS, paths.file(idOf(actor.uid ?? 'nobody'))]) {
      const file = doc(firestoreOf(actor), path);
      await expectDenied(setDoc(file, fileOf(actor.uid ?? 'nobody')));
      await expectDenied(updateDoc(file, { progress: { state: 'waiting' } }));
      await expectDenied(updateDoc(file, { uid: actor.uid ?? 'nobody' }));
      await expectDenied(updateDoc(file, { lease: deleteField() }));
      await expectDenied(deleteDoc(file));
    }
    await expectDenied(setDoc(doc(filesFor(actor), 'new'), fileOf(actor.uid ?? 'nobody')));
  });

  it('reads nothing below a file', async () => {
    await expectDenied(getDoc(doc(firestoreOf(actor), `${THEIRS}/pages/one`)));
    await expectDenied(getDocs(query(collection(firestoreOf(actor), `${THEIRS}/pages`), limit(1))));
  });
});

describe('somebody else’s file', () => {
  const others = everyone.filter(
    ({ uid }) => uid !== translator.uid && !reviewers.some((each) => each.uid === uid),
  );
  it.each(others)('is not read by $name', async (actor) => {
    await expectDenied(getDoc(doc(firestoreOf(actor), THEIRS)));
  });

  it('is read by a reviewer whose session is live', async () => {
    await expectAllowed(getDoc(doc(firestoreOf(reviewer), THEIRS)));
    await owner.firestore
      .doc(paths.inbox(reviewer.uid))
      .set({ unread: 0, sessionsValidAfter: new Date(ENDED * 1000) });
    await expectAllowed(getDoc(doc(firestoreOf(signedIn(reviewer, ENDED)), THEIRS)));
    await expectDenied(getDoc(doc(firestoreOf(signedIn(reviewer, ENDED - 1)), THEIRS)));
  });

  it('is not read by whose claim is anything but true', async () => {
    const claims = { ...reviewer, token: { ...reviewer.token, reviewer: 'true' } };
    await expectDenied(getDoc(doc(firestoreOf(claims), THEIRS)));
  });
});
