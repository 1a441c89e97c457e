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
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { type Actor, everyone, people, reader, signedIn } from '../support/actors.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { firestoreAs, PROJECT, rulesEnvironment } from '../support/rules-environment.ts';
import { runningSite } from '../support/running-site.ts';

const ENDED = 1_900_000_000;
const YEAR = new Date().getUTCFullYear();
const MONTH = `${YEAR}-06`;
const CHAPTER = { comicId: 'one', language: 'ar', pages: 9 };
const COMIC = { slug: 'one', series: 'One', names: {}, picture: {} };

const owner = runningSite('reading-months-rules', PROJECT);
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
const own = (actor: Actor, month = MONTH) => at(actor, paths.readingMonth(actor.uid ?? 'nobody', month));
const saves = (count: unknown = 1) => ({ saves: { at: serverTimestamp(), count } });
const counted = { chapters: { '29:one-1-ar': CHAPTER }, comics: { one: COMIC } };
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`id-${index}`, true]));
const store = (uid: string, data: object) => owner.firestore.doc(paths.readingMonth(uid, MONTH)).set(data);
const listOf = (actor: Actor, uid: string, most: number = LIMITS.listQuery) =>
  getDocs(query(collection(firestoreAs(environment, actor), paths.readingMonths(uid)), limit(most)));

describe.each(people)('$name, whose numbers are counted', (actor) => {
  it('counts chapters of a month, reads what is counted, and empties it', async () => {
    await expectAllowed(getDoc(own(actor)));
    await expectAllowed(setDoc(own(actor), { ...counted, ...saves() }));
    await expectAllowed(updateDoc(own(actor), { 'chapters.30:one-2-ar': CHAPTER, ...saves(2) }));
    await expectAllowed(listOf(actor, actor.uid));
    await expectDenied(listOf(actor, actor.uid, LIMITS.listQuery + 1));
    await expectAllowed(setDoc(own(actor), { chapters: {}, comics: {}, ...saves(3) }));
  });

  it('counts how often they did today', async () => {
    await expectDenied(setDoc(own(actor), counted));
    await expectDenied(setDoc(own(actor), { ...counted, ...saves(2) }));
    await store(actor.uid, { saves: { at: new Date(), count: LIMITS.daily.saves } });
    await expectDenied(updateDoc(own(actor), { chapters: {}, ...saves(LIMITS.daily.saves + 1) }));
    await expectDenied(updateDoc(own(actor), { chapters: {}, ...saves() }));
  });

  it('has room for so many chapters and comics, and for nothing else', async () => {
    const { chapters, comics } = LIMITS.readingMonth;
    await expectDenied(setDoc(own(actor), { chapters: many(chapters + 1), ...saves() }));
    await expectDenied(setDoc(own(actor), { comics: many(comics + 1), ...saves() }));
    await expectDenied(setDoc(own(actor), { chapters: ['one'], ...saves() }));
    await expectDenied(setDoc(own(actor), { comics: 'one', ...saves() }));
    await expectDenied(setDoc(own(actor), { ...counted, note: 'More', ...saves() }));
    await expectAllowed(setDoc(own(actor), { chapters: many(chapters), comics: many(comics), ...saves() }));
    await expectDenied(updateDoc(own(actor), { 'chapters.more': true, ...saves(2) }));
    await expectDenied(updateDoc(own(actor), { note: 'More', ...saves(2) }));
    await expectDenied(deleteDoc(own(actor)));
  });
});

describe.each(everyone.filter(({ uid }) => uid !== reader.uid))('$name', (actor) => {
  it('learns nothing of what somebody else has read, and changes none of it', async () => {
    const theirs = at(actor, paths.readingMonth(reader.uid, MONTH));
    await expectDenied(setDoc(theirs, { ...counted, ...saves() }));
    await store(reader.uid, { ...counted, saves: { at: new Date(0), count: 1 } });
    await expectDenied(getDoc(theirs));
    await expectDenied(listOf(actor, reader.uid));
    await expectDenied(updateDoc(theirs, { chapters: {}, ...saves() }));
    await expectDenied(deleteDoc(theirs));
  });
});

it('chapters are counted of this year and the last one, and of the next while a day has begun there', async () => {
  const count = (month: string) => setDoc(own(reader, month), { ...counted, ...saves() });
  await expectAllowed(count(`${YEAR - 1}-12`));
  // oxlint-disable-next-line no-await-in-loop
  for (const month of [
    `${YEAR - 2}-12`,
    `${YEAR + 2}-01`,
    `${YEAR}-13`,
    `${YEAR}-1`,
    `${YEAR}-01-01`,
    'marks',
  ])
    await expectDenied(count(month));
});

it('chapters are counted in a live session only', async () => {
  await owner.firestore
    .doc(paths.inbox(reader.uid))
    .set({ unread: 0, sessionsValidAfter: new Date(ENDED * 1000) });
  await expectDenied(setDoc(own(signedIn(reader, ENDED - 1)), { ...counted, ...saves() }));
  await expectAllowed(setDoc(own(signedIn(reader, ENDED)), { ...counted, ...saves() }));
  await expectDenied(updateDoc(own(signedIn(reader, ENDED - 1)), { chapters: {}, ...saves(2) }));
});
