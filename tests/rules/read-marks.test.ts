import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { LIMITS } from '@rawi/model/limits';
import { paths } from '@rawi/model/paths';
import { deleteDoc, deleteField, doc, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { type Actor, everyone, people, reader, signedIn } from '../support/actors.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { firestoreAs, PROJECT, rulesEnvironment } from '../support/rules-environment.ts';
import { runningSite } from '../support/running-site.ts';

const ENDED = 1_900_000_000;
const DAY_MS = 86_400_000;

const owner = runningSite('read-marks-rules', PROJECT);
let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('firestore');
});
beforeEach(() => environment.clearFirestore());
afterAll(async () => {
  await owner.close();
  await environment.cleanup();
});

const at = (actor: Actor, path: string) => doc(firestoreAs(environment, actor), path);
const own = (actor: Actor) => at(actor, paths.readMarks(actor.uid ?? 'nobody'));
const saves = (count: unknown = 1) => ({ saves: { at: serverTimestamp(), count } });
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`id-${index}`, true]));
const store = (uid: string, data: object) => owner.firestore.doc(paths.readMarks(uid)).set(data);

describe.each(people)('$name, who marks new chapters by hand', (actor) => {
  it('reads their marks, marks, and takes back', async () => {
    await expectAllowed(getDoc(own(actor)));
    await expectAllowed(setDoc(own(actor), { read: { one: true }, ...saves() }));
    await expectAllowed(updateDoc(own(actor), { 'read.two': true, 'read.one': deleteField(), ...saves(2) }));
    await expectAllowed(updateDoc(own(actor), { hidden: { 'a-comic': true }, onlyRead: true, ...saves(3) }));
    await expectAllowed(getDoc(own(actor)));
  });

  it('counts how often they did today', async () => {
    await expectDenied(setDoc(own(actor), { read: { one: true } }));
    await expectDenied(setDoc(own(actor), { read: { one: true }, ...saves(2) }));
    await store(actor.uid, { saves: { at: new Date(), count: LIMITS.daily.saves } });
    await expectDenied(updateDoc(own(actor), { onlyRead: true, ...saves(LIMITS.daily.saves + 1) }));
    await expectDenied(updateDoc(own(actor), { onlyRead: true, ...saves(1) }));
    await store(actor.uid, { saves: { at: new Date(Date.now() - DAY_MS), count: 7 } });
    await expectAllowed(updateDoc(own(actor), { onlyRead: true, ...saves(1) }));
  });

  it('has room for so many marks, and for nothing else', async () => {
    const { chapters, comics } = LIMITS.readMarks;
    await expectDenied(setDoc(own(actor), { read: many(chapters + 1), ...saves() }));
    await expectDenied(setDoc(own(actor), { hidden: many(comics + 1), ...saves() }));
    await expectDenied(setDoc(own(actor), { read: ['one'], ...saves() }));
    await expectDenied(setDoc(own(actor), { hidden: 'a-comic', ...saves() }));
    await expectDenied(setDoc(own(actor), { onlyRead: 'yes', ...saves() }));
    await expectDenied(setDoc(own(actor), { read: {}, note: 'More', ...saves() }));
    await expectDenied(setDoc(at(actor, `users/${actor.uid}/updates/others`), { read: {}, ...saves() }));
    await expectAllowed(setDoc(own(actor), { read: many(chapters), hidden: many(comics), ...saves() }));
    await expectDenied(updateDoc(own(actor), { 'read.more': true, ...saves(2) }));
    await expectDenied(updateDoc(own(actor), { note: 'More', ...saves(2) }));
    await expectDenied(deleteDoc(own(actor)));
  });
});

describe.each(everyone.filter(({ uid }) => uid !== reader.uid))('$name', (actor) => {
  it('learns nothing of what somebody else has marked, and changes none of it', async () => {
    const theirs = at(actor, paths.readMarks(reader.uid));
    await expectDenied(getDoc(theirs));
    await expectDenied(setDoc(theirs, { read: { one: true }, ...saves() }));
    await store(reader.uid, { read: { one: true }, saves: { at: new Date(0), count: 1 } });
    await expectDenied(getDoc(theirs));
    await expectDenied(updateDoc(theirs, { onlyRead: true, ...saves() }));
    await expectDenied(deleteDoc(theirs));
  });
});

it('marks are made in a live session only', async () => {
  await owner.firestore
    .doc(paths.inbox(reader.uid))
    .set({ unread: 0, sessionsValidAfter: new Date(ENDED * 1000) });
  await expectDenied(setDoc(own(signedIn(reader, ENDED - 1)), { onlyRead: true, ...saves() }));
  await expectAllowed(setDoc(own(signedIn(reader, ENDED)), { onlyRead: true, ...saves() }));
  await expectDenied(updateDoc(own(signedIn(reader, ENDED - 1)), { onlyRead: false, ...saves(2) }));
  await expectAllowed(updateDoc(own(signedIn(reader, ENDED)), { onlyRead: false, ...saves(2) }));
});
