import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { LIMITS } from '@rawi/model/limits';
import { paths } from '@rawi/model/paths';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  FieldPath,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Actor, everyone, people, reader, signedIn } from '../support/actors.ts';
import { billedReads } from '../support/billed-reads.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { firestoreAs, PROJECT, rulesEnvironment } from '../support/rules-environment.ts';
import { runningSite } from '../support/running-site.ts';

const ENDED = 1_900_000_000;
const { count, entries: MOST, name: LONGEST, note: LONGEST_NOTE } = LIMITS.ownLists;

const owner = runningSite('own-lists', PROJECT);
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
const listOf = (uid: string, id = 'a-list_1') => paths.ownList(uid, id);
const entry = { kind: 'comic', comicId: 'a-comic', order: 1 };
const list = {
  name: 'أيام المطر',
  note: 'Read in\nthis order.',
  entries: { 'comic:a-comic': entry, 'chapter:a-comic-1-en': { ...entry, order: 2 } },
  at: serverTimestamp(),
};
const entriesOf = (number: number) =>
  Object.fromEntries(Array.from({ length: number }, (_, index) => [`comic:c-${index}`, entry]));
const PATH = listOf(reader.uid);
const there = () => owner.firestore.doc(PATH).set({ ...list, at: new Date(0) });
const live = signedIn(reader, ENDED);
const ended = signedIn(reader, ENDED - 1);

const WRONG: readonly (readonly [what: string, change: object])[] = [
  ['no name', { name: '' }],
  ['a name that is too long', { name: 'a'.repeat(LONGEST + 1) }],
  ['a name that nobody sees', { name: '\u200B' }],
  ['a name that turns what is around it', { name: 'a\u202E' }],
  ['a name that runs over other lines', { name: `a${'\u0301'.repeat(6)}` }],
  ['a name that is a number', { name: 7 }],
  ['an empty note', { note: '' }],
  ['a note that is too long', { note: 'a'.repeat(LONGEST_NOTE + 1) }],
  ['a note with a control character', { note: 'a\u0000' }],
  ['a note that is nothing', { note: null }],
  ['entries that are a list', { entries: ['comic:a-comic'] }],
  ['entries that are nothing', { entries: null }],
  ['too many entries', { entries: entriesOf(MOST + 1) }],
  ['an entry of another kind', { entries: { 'page:a': entry } }],
  ['an entry without a kind', { entries: { 'a-comic': entry } }],
  ['an entry without an id', { entries: { 'comic:': entry } }],
  ['an entry of two ids', { entries: { 'comic:a:b': entry } }],
  ['an entry with a slash', { entries: { 'comic:a/b': entry } }],
  ['a wrong entry among right ones', { entries: { ...list.entries, 'comic:a b': entry } }],
  ['a wrong entry before right ones', { entries: { 'a comic:b': entry, 'comic:c': entry } }],
  ['a time of the past', { at: Timestamp.fromMillis(0) }],
  ['a time that is a text', { at: 'now' }],
  ['a further field', { isPublic: true }],
];

describe('a list of one’s own', () => {
  it.each(people)('is for $name: made, read, changed, deleted', async (actor) => {
    const own = at(actor, listOf(actor.uid));
    await expectAllowed(setDoc(own, list));
    await expectAllowed(getDoc(own));
    await expectAllowed(
      updateDoc(own, { name: 'a'.repeat(LONGEST), note: deleteField(), at: serverTimestamp() }),
    );
    await expectAllowed(updateDoc(own, { note: 'ن'.repeat(LONGEST_NOTE), at: serverTimestamp() }));
    await expectAllowed(updateDoc(own, new FieldPath('entries', 'comic:b'), entry, 'at', serverTimestamp()));
    await expectAllowed(
      updateDoc(own, new FieldPath('entries', 'comic:b', 'order'), 0.5, 'at', serverTimestamp()),
    );
    await expectAllowed(
      updateDoc(own, new FieldPath('entries', 'comic:b'), deleteField(), 'at', serverTimestamp()),
    );
    await expectAllowed(deleteDoc(own));
    await expectAllowed(getDoc(own));
  });

  it.each(everyone.filter(({ uid }) => uid !== reader.uid))('is nothing to $name', async (actor) => {
    const theirs = at(actor, PATH);
    await expectDenied(getDoc(theirs));
    await expectDenied(setDoc(theirs, list));
    await there();
    await expectDenied(getDoc(theirs));
    await expectDenied(
      getDocs(query(collection(firestoreAs(environment, actor), paths.ownLists(reader.uid)), limit(1))),
    );
    await expectDenied(updateDoc(theirs, { name: 'Mine', at: serverTimestamp() }));
    await expectDenied(deleteDoc(theirs));
  });

  it('may be without a note and without entries, and without nothing else', async () => {
    const { note: _, ...bare } = list;
    await expectAllowed(setDoc(at(reader, PATH), { ...bare, entries: {} }));
    for (const field of ['name', 'entries', 'at'] as const) {
      const { [field]: __, ...rest } = list;
      await expectDenied(setDoc(at(reader, listOf(reader.uid, field)), rest));
    }
  });

  it('holds as many entries as it has room for, and no more', async () => {
    await expectAllowed(setDoc(at(reader, PATH), { ...list, entries: entriesOf(MOST) }));
    await expectDenied(
      updateDoc(at(reader, PATH), new FieldPath('entries', 'comic:more'), entry, 'at', serverTimestamp()),
    );
  });

  it.each(WRONG)('is never made with %s', async (_, change) => {
    await expectDenied(setDoc(at(reader, PATH), { ...list, ...change }));
  });

  it.each(WRONG)('is never changed to %s', async (_, change) => {
    await there();
    await expectDenied(updateDoc(at(reader, PATH), { at: serverTimestamp(), ...change }));
  });

  it('is not changed without its time', async () => {
    await there();
    await expectDenied(updateDoc(at(reader, PATH), { name: 'Other' }));
  });

  it('is neither made public nor hidden by a client', async () => {
    const published = { id: 'p' };
    await expectDenied(setDoc(at(reader, PATH), { ...list, published }));
    await there();
    await expectDenied(updateDoc(at(reader, PATH), { published, at: serverTimestamp() }));
    await owner.firestore.doc(PATH).update({ published: { id: 'p', hidden: 'spam' } });
    await expectDenied(updateDoc(at(reader, PATH), { published, at: serverTimestamp() }));
    await expectDenied(updateDoc(at(reader, PATH), { published: deleteField(), at: serverTimestamp() }));
    await expectAllowed(updateDoc(at(reader, PATH), { name: 'Others', at: serverTimestamp() }));
  });

  it('has an id that an address can carry', async () => {
    await expectDenied(setDoc(at(reader, listOf(reader.uid, 'a:b')), list));
    await expectDenied(setDoc(at(reader, listOf(reader.uid, 'a.b')), list));
    await expectDenied(setDoc(at(reader, listOf(reader.uid, 'a'.repeat(121))), list));
  });

  it(`is one of ${count} at most, as functions have counted them`, async () => {
    const counted = (number: number) =>
      owner.firestore.doc(paths.library(reader.uid)).set({
        lists: Object.fromEntries(Array.from({ length: number }, (_, index) => [`l${index}`, true])),
      });
    await counted(count);
    await expectDenied(setDoc(at(reader, PATH), list));
    // What is there already can be changed, and deleted.
    await there();
    await expectAllowed(updateDoc(at(reader, PATH), { name: 'Other', at: serverTimestamp() }));
    await expectAllowed(deleteDoc(at(reader, PATH)));
    await counted(count - 1);
    await expectAllowed(setDoc(at(reader, PATH), list));
    // A library from before there were lists.
    await owner.firestore.doc(paths.library(reader.uid)).set({ saved: {} });
    await expectAllowed(setDoc(at(reader, listOf(reader.uid, 'other')), list));
  });

  it('needs a session that was not ended, and an account that is open', async () => {
    const inbox = owner.firestore.doc(paths.inbox(reader.uid));
    await inbox.set({ unread: 0, sessionsValidAfter: new Date(ENDED * 1000) });
    await expectDenied(setDoc(at(ended, PATH), list));
    await expectAllowed(setDoc(at(live, PATH), list));
    await expectDenied(updateDoc(at(ended, PATH), { name: 'Other', at: serverTimestamp() }));
    await expectDenied(deleteDoc(at(ended, PATH)));
    await inbox.set({ unread: 0, closed: { reason: 'rights' } });
    await expectDenied(setDoc(at(live, listOf(reader.uid, 'other')), list));
    await expectDenied(updateDoc(at(live, PATH), { name: 'Other', at: serverTimestamp() }));
    await expectDenied(deleteDoc(at(live, PATH)));
  });

  it('is refused while a day’s changes are used up', async () => {
    const pause = (until: number) =>
      owner.firestore
        .doc(paths.inbox(reader.uid))
        .set({ unread: 0, pausedUntil: { choices: new Date(Date.now() + until) } });
    await pause(3_600_000);
    await expectDenied(setDoc(at(reader, PATH), list));
    await there();
    await expectDenied(updateDoc(at(reader, PATH), { name: 'Other', at: serverTimestamp() }));
    await expectDenied(deleteDoc(at(reader, PATH)));
    await pause(-1000);
    await expectAllowed(updateDoc(at(reader, PATH), { name: 'Other', at: serverTimestamp() }));
    await expectAllowed(deleteDoc(at(reader, PATH)));
  });

  it('costs two look-ups to be made, one to be changed and deleted', async () => {
    const made = await billedReads(PROJECT, () => setDoc(at(reader, PATH), list));
    const changed = await billedReads(PROJECT, () =>
      updateDoc(at(reader, PATH), { name: 'Other', at: serverTimestamp() }),
    );
    const deleted = await billedReads(PROJECT, () => deleteDoc(at(reader, PATH)));
    expect([made, changed, deleted]).toEqual([2, 1, 1]);
  });

  it('is read with the others, as many as there may be', async () => {
    const all = (most: number) =>
      getDocs(query(collection(firestoreAs(environment, reader), paths.ownLists(reader.uid)), limit(most)));
    await expectAllowed(all(count));
    await expectDenied(all(count + 1));
  });
});
