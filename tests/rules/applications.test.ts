import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { LIMITS } from '@rawi/model/limits';
import { paths } from '@rawi/model/paths';
import { APPLICATION_STATES, SHOWN_TO_REVIEWERS } from '@rawi/model/review/application-machine';
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
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Actor,
  everyone,
  otherReader,
  type Person,
  people,
  reader,
  reviewer,
  reviewers,
  signedIn,
  unverified,
} from '../support/actors.ts';
import { billedReads } from '../support/billed-reads.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { firestoreAs, PROJECT, rulesEnvironment } from '../support/rules-environment.ts';
import { runningSite } from '../support/running-site.ts';

const ENDED = 1_900_000_000;
const HIDDEN = APPLICATION_STATES.filter((state) => !SHOWN_TO_REVIEWERS.some((shown) => shown === state));

const owner = runningSite('applications-rules', PROJECT);
let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('firestore');
});
beforeEach(() => environment.clearFirestore());
afterAll(async () => {
  await owner.close();
  await environment.cleanup();
});

type Fields = Readonly<Record<string, unknown>>;
const store = (path: string, data: object) => owner.firestore.doc(path).set(data);
const endSessions = (uid: string) =>
  store(paths.inbox(uid), { unread: 0, sessionsValidAfter: new Date(ENDED * 1000) });
const at = (actor: Actor, uid: string) => doc(firestoreAs(environment, actor), paths.application(uid));
const listOf = (actor: Actor) => collection(firestoreAs(environment, actor), paths.applications());

const saves = (count: unknown = 1) => ({ at: serverTimestamp(), count });
const draftOf = (uid: string, change: Fields = {}): Fields =>
  Object.fromEntries(
    Object.entries({
      uid,
      languages: ['ar', 'en'],
      skills: 'I grew up with both.',
      savedAt: serverTimestamp(),
      saves: saves(),
      ...change,
    }).filter(([, value]) => value !== undefined),
  );
const stored = (uid: string, change: Fields = {}) => ({
  ...draftOf(uid, { saves: undefined }),
  savedAt: new Date('2026-01-01T00:00:00Z'),
  ...change,
});
const begin = (actor: Person, change: Fields = {}) =>
  setDoc(at(actor, actor.uid), draftOf(actor.uid, change));
/** Writes on as if it were the first time today. */
const writeOn = async (actor: Person, change: Fields = {}) => {
  await owner.firestore
    .doc(paths.application(actor.uid))
    .update({ saves: null })
    .catch(() => {});
  const now = serverTimestamp();
  return updateDoc(at(actor, actor.uid), { skills: 'Other words.', savedAt: now, saves: saves(), ...change });
};

const confirmed = people.filter(({ uid }) => uid !== unverified.uid);

describe.each(confirmed)('$name', (actor) => {
  it('begins to write an application, reads it and writes on', async () => {
    await expectAllowed(getDoc(at(actor, actor.uid)));
    await expectAllowed(begin(actor));
    await expectAllowed(getDoc(at(actor, actor.uid)));
    await expectAllowed(writeOn(actor));
    await expectAllowed(writeOn(actor, { languages: ['fr'] }));
    await expectDenied(deleteDoc(at(actor, actor.uid)));
  });

  it('replaces it as a whole only while nothing else is in it', async () => {
    await expectAllowed(begin(actor));
    await expectAllowed(begin(actor, { skills: 'Other words.', saves: saves(2) }));
    await store(paths.application(actor.uid), stored(actor.uid, { state: 'draft', revision: 1 }));
    await expectDenied(begin(actor));
  });
});

describe('a person whose address is not confirmed', () => {
  it('begins no application, and writes on none', async () => {
    await expectDenied(begin(unverified));
    await store(paths.application(unverified.uid), stored(unverified.uid));
    await expectDenied(writeOn(unverified));
    await expectAllowed(getDoc(at(unverified, unverified.uid)));
  });
});

describe.each(everyone)('$name', (actor) => {
  const others = people.filter(({ uid }) => uid !== actor.uid);

  it('writes nobody else’s application', async () => {
    for (const { uid } of others) {
      await expectDenied(setDoc(at(actor, uid), draftOf(uid)));
      await expectDenied(setDoc(at(actor, uid), draftOf(actor.uid ?? 'nobody')));
      await store(paths.application(uid), stored(uid));
      await expectDenied(
        updateDoc(at(actor, uid), { skills: 'Mine.', savedAt: serverTimestamp(), saves: saves() }),
      );
      await expectDenied(deleteDoc(at(actor, uid)));
    }
  });

  it('moves no application, theirs or not: neither its state nor anything else that functions write', async () => {
    for (const { uid } of people) {
      await store(paths.application(uid), stored(uid, { state: 'submitted', revision: 1 }));
      for (const change of [
        ...APPLICATION_STATES.map((state) => ({ state })),
        { state: deleteField() },
        { revision: 2 },
        { name: 'Somebody' },
        { rejection: deleteField() },
        { since: {} },
        { skills: 'Other words.', savedAt: serverTimestamp(), saves: saves() },
        { languages: ['fr'], savedAt: serverTimestamp(), saves: saves(2) },
      ]) {
        await expectDenied(updateDoc(at(actor, uid), change));
      }
    }
  });
});

describe('an application', () => {
  it.each<Fields>([
    { languages: [] },
    { languages: ['fr'] },
    { languages: ['fr', 'en', 'ar'] },
    { skills: '' },
    { skills: 'ن'.repeat(LIMITS.skillsLength.max) },
    { skills: '🙂'.repeat(LIMITS.skillsLength.max) },
    { skills: 'Two\nlines \u200Fmarked\u200E' },
  ])('may be with %j', async (change) => {
    await expectAllowed(begin(reader, change));
    await expectAllowed(writeOn(reader, change));
  });

  it.each<Fields>([
    { uid: otherReader.uid },
    { languages: ['de'] },
    { languages: ['ar', 'de'] },
    { languages: ['ar', 'ar'] },
    { languages: 'ar' },
    { languages: { ar: true } },
    { languages: null },
    { skills: 'n'.repeat(LIMITS.skillsLength.max + 1) },
    { skills: '   ' },
    { skills: 7 },
    { skills: null },
    { skills: ['a'] },
    ...['\0', '\t', '\u001F', '\u007F', '\u202E', '\u2066'].map((mark) => ({ skills: `a${mark}b` })),
    { savedAt: Timestamp.fromMillis(0) },
    { savedAt: 'now' },
    { saves: { at: serverTimestamp(), count: 2 } },
    { saves: { at: Timestamp.fromMillis(0), count: 1 } },
    { saves: { at: serverTimestamp(), count: 1, more: 1 } },
    { state: 'draft' },
    { state: 'approved' },
    { revision: 2 },
    { name: 'Somebody' },
    { since: {} },
    { rejection: { reasons: [] } },
    { more: true },
  ])('is never with %j', async (change) => {
    await expectDenied(begin(reader, change));
    await store(paths.application(reader.uid), stored(reader.uid, { state: 'draft', revision: 1 }));
    await expectDenied(writeOn(reader, { ...change, ...('state' in change && { state: 'submitted' }) }));
  });

  it.each(['uid', 'languages', 'skills', 'savedAt', 'saves'])('is never without %s', async (field) => {
    await expectDenied(begin(reader, { [field]: undefined }));
    await store(paths.application(reader.uid), stored(reader.uid));
    await expectDenied(writeOn(reader, { [field]: deleteField() }));
  });

  it.each(APPLICATION_STATES)(
    'in the state %s is written by its owner while it is a draft alone',
    async (state) => {
      await store(paths.application(reader.uid), stored(reader.uid, { state, revision: 1 }));
      const expectIt = state === 'draft' ? expectAllowed : expectDenied;
      await expectIt(writeOn(reader));
      await expectIt(writeOn(reader, { languages: ['fr'] }));
    },
  );

  it('is written in a live session only', async () => {
    await endSessions(reader.uid);
    await expectDenied(begin(signedIn(reader, ENDED - 1)));
    await expectAllowed(begin(signedIn(reader, ENDED)));
    await expectDenied(writeOn(signedIn(reader, ENDED - 1)));
    await expectAllowed(writeOn(signedIn(reader, ENDED)));
  });

  it('has nothing below it', async () => {
    for (const actor of [reader, reviewer]) {
      const below = doc(firestoreAs(environment, actor), `${paths.application(reader.uid)}/revisions/1`);
      await expectDenied(getDoc(below));
      await expectDenied(setDoc(below, { at: serverTimestamp() }));
    }
  });

  it('costs the look-up of the session, and none where something else is wrong', async () => {
    expect(await billedReads(PROJECT, () => begin(reader))).toBe(1);
    expect(await billedReads(PROJECT, () => expectDenied(begin(otherReader, { more: true })))).toBe(0);
  });
});

describe('an application that was sent', () => {
  const few = (actor: Actor, state: string, most: number = LIMITS.listQuery) =>
    getDocs(query(listOf(actor), where('state', '==', state), limit(most)));

  it.each(SHOWN_TO_REVIEWERS)('is read by reviewers in the state %s', async (state) => {
    await store(paths.application(reader.uid), stored(reader.uid, { state, revision: 1 }));
    await expectAllowed(getDoc(at(reviewer, reader.uid)));
    await expectAllowed(few(reviewer, state));
    await expectDenied(few(reviewer, state, LIMITS.listQuery + 1));
    await expectDenied(getDocs(query(listOf(reviewer), where('state', '==', state))));
  });

  it.each(HIDDEN)('is its owner’s alone in the state %s', async (state) => {
    await store(paths.application(reader.uid), stored(reader.uid, { state, revision: 1 }));
    await expectAllowed(getDoc(at(reader, reader.uid)));
    await expectDenied(getDoc(at(reviewer, reader.uid)));
    await expectDenied(few(reviewer, state));
  });

  it('is not read before it is sent, nor in a list of all states', async () => {
    await expectDenied(getDoc(at(reviewer, reader.uid)));
    await store(paths.application(reader.uid), stored(reader.uid));
    await expectDenied(getDoc(at(reviewer, reader.uid)));
    await expectDenied(getDocs(query(listOf(reviewer), limit(1))));
    await expectDenied(getDocs(query(listOf(reviewer), orderBy('savedAt'), limit(1))));
    await expectAllowed(
      getDocs(query(listOf(reviewer), where('state', 'in', ['submitted', 'under_review']), limit(1))),
    );
    await expectDenied(
      getDocs(query(listOf(reviewer), where('state', 'in', ['submitted', 'draft']), limit(1))),
    );
  });

  it('is read by reviewers in a live session only', async () => {
    await store(paths.application(reader.uid), stored(reader.uid, { state: 'submitted', revision: 1 }));
    await endSessions(reviewer.uid);
    for (const [second, expectIt] of [
      [ENDED - 1, expectDenied],
      [ENDED, expectAllowed],
    ] as const) {
      await expectIt(getDoc(at(signedIn(reviewer, second), reader.uid)));
      await expectIt(few(signedIn(reviewer, second), 'submitted'));
    }
  });

  it.each(everyone.filter(({ uid }) => uid !== reader.uid && !reviewers.some((each) => each.uid === uid)))(
    'is not read by $name',
    async (actor) => {
      for (const state of APPLICATION_STATES) {
        await store(paths.application(reader.uid), stored(reader.uid, { state, revision: 1 }));
        await expectDenied(getDoc(at(actor, reader.uid)));
        await expectDenied(few(actor, state, 1));
      }
    },
  );

  it('is listed by no owner, and not by whose claim is anything but true', async () => {
    await store(paths.application(reader.uid), stored(reader.uid, { state: 'submitted', revision: 1 }));
    await expectDenied(getDocs(query(listOf(reader), where('uid', '==', reader.uid), limit(1))));
    const claims = { ...reviewer, token: { ...reviewer.token, reviewer: 'true' } };
    await expectDenied(getDoc(at(claims, reader.uid)));
    await expectDenied(few(claims, 'submitted'));
  });

  it('is read by its owner in a session that has ended too, who learns of the end so', async () => {
    await store(paths.application(reader.uid), stored(reader.uid, { state: 'submitted', revision: 1 }));
    await endSessions(reader.uid);
    await expectAllowed(getDoc(at(signedIn(reader, ENDED - 1), reader.uid)));
  });
});
