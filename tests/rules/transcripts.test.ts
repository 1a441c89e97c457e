import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { LIMITS } from '@rawi/model/limits';
import { paths } from '@rawi/model/paths';
import {
  Bytes,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import {
  ofSubmissionConstraints,
  SUBMITTED,
  submittedConstraints,
} from '../../web/src/domains/reviews/queue-query.ts';
import {
  type Actor,
  everyone,
  otherReader,
  reader,
  reviewer,
  reviewers,
  unverified,
} from '../support/actors.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { firestoreAs, PROJECT, rulesEnvironment } from '../support/rules-environment.ts';
import { runningSite } from '../support/running-site.ts';

const ENDED = 1_900_000_000;
const ID = 'chapter:simurgh:one';
const ITEM = '{"kind":"speech","words":"Wait!"}';
const owner = runningSite('transcripts-rules', PROJECT);
let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('firestore');
});
beforeEach(async () => {
  await environment.clearFirestore();
  await store({});
});
afterAll(async () => {
  await owner.close();
  await environment.cleanup();
});

const store = (change: object) =>
  owner.firestore.doc(paths.transcript(ID)).set({
    uid: reader.uid,
    of: { kind: 'chapter', comicId: 'simurgh', chapterId: 'one' },
    pageCount: 12,
    language: 'en',
    state: 'draft',
    revision: 0,
    createdAt: new Date(),
    ...change,
  });
const storePage = (page = '1') =>
  owner.firestore.doc(paths.transcriptPage(ID, page)).set({ items: [ITEM], savedAt: new Date() });
const endSessions = (uid: string) =>
  owner.firestore.doc(paths.inbox(uid)).set({ unread: 0, sessionsValidAfter: new Date(ENDED * 1000) });
const headAs = (actor: Actor) => doc(firestoreAs(environment, actor), paths.transcript(ID));
const pageAs = (actor: Actor, page = '1') =>
  doc(firestoreAs(environment, actor), paths.transcriptPage(ID, page));
const pagesAs = (actor: Actor, most = 50) =>
  getDocs(query(collection(firestoreAs(environment, actor), paths.transcriptPages(ID)), limit(most)));
const page = (change: object = {}) => ({
  items: [ITEM],
  savedAt: serverTimestamp(),
  saves: { at: serverTimestamp(), count: 1 },
  edit: 'first',
  ...change,
});
/** What is written over another write. */
const later = (after: string | undefined, change: object = {}) =>
  page({ edit: 'later', ...(after !== undefined && { after }), ...change });
const others = everyone.filter((actor) => actor !== reader);
const mayReview = reviewers.map((actor) => [actor.name, actor] as const);

it('lets an owner read the head in the transaction in which a page is first written; one that is gone is refused', async () => {
  const first = (actor: Actor) => {
    const firestore = firestoreAs(environment, actor);
    return runTransaction(
      firestore,
      async (transaction) => {
        await transaction.get(doc(firestore, paths.transcript(ID)));
        transaction.set(doc(firestore, paths.transcriptPage(ID, '1')), page());
      },
      { maxAttempts: 1 },
    );
  };
  await expectAllowed(first(reader));
  await expectDenied(first(otherReader));
  await owner.firestore.doc(paths.transcript(ID)).delete();
  await expectDenied(first(reader));
});

describe('the head of a text', () => {
  it('is its owner’s to read, and nobody else’s while it is a draft', async () => {
    await expectAllowed(getDoc(headAs(reader)));
    for (const actor of others) await expectDenied(getDoc(headAs(actor)));
  });

  it('is read by reviewers in a live session once it is handed in', async () => {
    await store({ state: 'submitted' });
    for (const actor of everyone) {
      const isAllowed = actor === reader || reviewers.some((each) => each === actor);
      await (isAllowed ? expectAllowed : expectDenied)(getDoc(headAs(actor)));
    }
    await endSessions(reviewer.uid);
    await expectDenied(getDoc(headAs(reviewer)));
  });

  it.each(mayReview)('is listed by %s as far as it is handed in, some at a time', async (_, actor) => {
    const heads = collection(firestoreAs(environment, actor), paths.transcripts());
    await expectAllowed(getDocs(query(heads, where('state', '==', 'submitted'), limit(50))));
    await expectDenied(getDocs(query(heads, where('state', '==', 'submitted'), limit(51))));
    await expectDenied(getDocs(query(heads, limit(50))));
    await endSessions(actor.uid);
    await expectDenied(getDocs(query(heads, where('state', '==', 'submitted'), limit(50))));
  });

  it.each(mayReview)(
    'is found by %s by what it belongs to, for which there is an index',
    async (_, actor) => {
      const heads = collection(firestoreAs(environment, actor), paths.transcripts());
      await expectAllowed(getDocs(query(heads, ...submittedConstraints(), limit(SUBMITTED))));
      // Of a submission without a text the answer is empty; its head alone would be refused.
      await expectAllowed(getDocs(query(heads, ...ofSubmissionConstraints('none'), limit(1))));
      await expectDenied(getDoc(doc(firestoreAs(environment, actor), paths.transcript('submission:none'))));
    },
  );

  it('is listed by its owner', async () => {
    const heads = collection(firestoreAs(environment, reader), paths.transcripts());
    await expectAllowed(getDocs(query(heads, where('uid', '==', reader.uid), limit(50))));
    await expectDenied(getDocs(query(heads, where('uid', '==', otherReader.uid), limit(50))));
    await expectDenied(getDocs(query(heads, where('state', '==', 'submitted'), limit(50))));
  });

  it('is written by functions alone', async () => {
    for (const actor of everyone) {
      await expectDenied(updateDoc(headAs(actor), { state: 'submitted' }));
      await expectDenied(deleteDoc(headAs(actor)));
      await expectDenied(setDoc(doc(firestoreAs(environment, actor), paths.transcript('chapter:a:b')), {}));
    }
  });
});

describe('a page of a text', () => {
  it('is read by its owner, and by reviewers once it is handed in', async () => {
    await storePage();
    await expectAllowed(getDoc(pageAs(reader)));
    await expectAllowed(pagesAs(reader));
    await expectDenied(pagesAs(reader, 51));
    for (const actor of others) {
      await expectDenied(getDoc(pageAs(actor)));
      await expectDenied(pagesAs(actor));
    }
    await store({ state: 'submitted' });
    for (const actor of others) {
      const isAllowed = reviewers.some((each) => each === actor);
      await (isAllowed ? expectAllowed : expectDenied)(getDoc(pageAs(actor)));
      await (isAllowed ? expectAllowed : expectDenied)(pagesAs(actor));
    }
    await endSessions(reviewer.uid);
    await expectDenied(getDoc(pageAs(reviewer)));
  });

  it('is written by its owner alone, again and again, and taken back', async () => {
    for (const actor of others) await expectDenied(setDoc(pageAs(actor), page()));
    await expectAllowed(setDoc(pageAs(reader), page()));
    await expectAllowed(setDoc(pageAs(reader), later('first', { items: [], saves: saved(2) })));
    for (const actor of others)
      await expectDenied(setDoc(pageAs(actor), later('later', { edit: 'third', saves: saved(3) })));
    for (const actor of others) await expectDenied(deleteDoc(pageAs(actor)));
    await expectAllowed(deleteDoc(pageAs(reader)));
  });

  it('is deleted by its owner also where the file has that page no longer, and not written there', async () => {
    await storePage('10');
    await store({ pageCount: 9 });
    await expectDenied(setDoc(pageAs(reader, '10'), page()));
    for (const actor of others) await expectDenied(deleteDoc(pageAs(actor, '10')));
    await expectAllowed(deleteDoc(pageAs(reader, '10')));
  });

  it('names the write that it was written over: nothing that another device has stored is overwritten', async () => {
    await expectDenied(setDoc(pageAs(reader), later('none')));
    await expectAllowed(setDoc(pageAs(reader), page()));
    for (const after of [undefined, 'other', 'later'])
      await expectDenied(setDoc(pageAs(reader), later(after, { saves: saved(2) })));
    // As if it were the first one.
    await expectDenied(setDoc(pageAs(reader), later(undefined)));
    // The same name twice would be taken for the write that is there.
    await expectDenied(setDoc(pageAs(reader), later('first', { edit: 'first', saves: saved(2) })));
    await expectAllowed(setDoc(pageAs(reader), later('first', { saves: saved(2) })));
    await expectDenied(setDoc(pageAs(reader), later('first', { edit: 'third', saves: saved(3) })));
    await expectAllowed(setDoc(pageAs(reader), later('later', { edit: 'third', saves: saved(3) })));
    // It went meanwhile.
    await expectAllowed(deleteDoc(pageAs(reader)));
    await expectDenied(setDoc(pageAs(reader), later('third', { edit: 'fourth' })));
    await expectAllowed(setDoc(pageAs(reader), page({ edit: 'fourth' })));
  });

  it('that was written before writes had names is written over without one', async () => {
    await storePage();
    await expectDenied(setDoc(pageAs(reader), later('none')));
    await expectAllowed(setDoc(pageAs(reader), later(undefined)));
    await expectDenied(setDoc(pageAs(reader), later(undefined, { edit: 'third', saves: saved(2) })));
  });

  it.each([
    ['none', { edit: null }],
    ['a number', { edit: 1 }],
    ['an empty one', { edit: '' }],
    ['one of other characters', { edit: 'a/b' }],
    ['a long one', { edit: 'a'.repeat(121) }],
  ])('has a name for its write, and not %s', async (_, change) => {
    await expectDenied(setDoc(pageAs(reader), page(change)));
    const { edit: __, ...without } = page();
    await expectDenied(setDoc(pageAs(reader), without));
  });

  it('is written in a live session and with a confirmed address', async () => {
    await store({ uid: unverified.uid });
    await expectDenied(setDoc(pageAs(unverified), page()));
    await storePage();
    await expectDenied(setDoc(pageAs(unverified), later(undefined)));
    await expectDenied(deleteDoc(pageAs(unverified)));
    await store({});
    await endSessions(reader.uid);
    await expectDenied(setDoc(pageAs(reader, '2'), page()));
    await expectDenied(setDoc(pageAs(reader), later(undefined)));
    await expectDenied(deleteDoc(pageAs(reader)));
  });

  it('is nobody’s to write while reviewers have it', async () => {
    await storePage();
    await store({ state: 'submitted' });
    await expectDenied(setDoc(pageAs(reader, '2'), page()));
    await expectDenied(updateDoc(pageAs(reader), page()));
    await expectDenied(deleteDoc(pageAs(reader)));
  });

  it.each(['0', '01', '13', '1.5', 'a', '-1', '1000', '१'])('is none under the name “%s”', async (name) => {
    await expectDenied(setDoc(pageAs(reader, name), page()));
  });

  it('is as many as the chapter has, with three digits at most', async () => {
    await expectAllowed(setDoc(pageAs(reader, '12'), page()));
    await store({ pageCount: 5000 });
    await expectAllowed(setDoc(pageAs(reader, '300'), page()));
    await expectDenied(setDoc(pageAs(reader, '1000'), page()));
  });

  it('is as many as its file has, also of pages that the chapter leaves out', async () => {
    await store({ pageCount: 2, file: { pageCount: 4, sources: [3, 1] } });
    await expectAllowed(setDoc(pageAs(reader, '3'), page()));
    await expectAllowed(setDoc(pageAs(reader, '4'), page()));
    await expectDenied(setDoc(pageAs(reader, '5'), page()));
    for (const actor of others) await expectDenied(setDoc(pageAs(actor, '4'), page()));
  });

  it.each([
    ['more items than a page has', { items: Array.from({ length: 501 }, () => 'a') }],
    ['more bytes than a page has', { items: ['ا'.repeat(LIMITS.transcript.pageBytes / 2), 'a'] }],
    ['a text in place of a list', { items: ITEM }],
    ['a great map', { items: [{ a: 'a'.repeat(LIMITS.transcript.pageBytes + 1) }] }],
    ['no items', { items: null }],
    ['numbers', { items: [1, 2] }],
    ['nothing among its items', { items: [ITEM, null] }],
    ['truths', { items: [true] }],
    ['empty maps', { items: [{}] }],
    ['bytes', { items: [Bytes.fromUint8Array(new Uint8Array([97]))] }],
    ['an item of two lines', { items: ['a\nb'] }],
    ['a field of its own', { more: 1 }],
    ['another time', { savedAt: new Date(0) }],
    ['a count that is not the next', { saves: { at: serverTimestamp(), count: 2 } }],
    ['a count with more in it', { saves: { at: serverTimestamp(), count: 1, more: 1 } }],
  ])('has not %s', async (_, change) => {
    await expectDenied(setDoc(pageAs(reader), page(change)));
    await storePage();
    await expectDenied(setDoc(pageAs(reader), page(change)));
  });

  it('is as full as it may be', async () => {
    const items = Array.from({ length: 500 }, () => 'a');
    await expectAllowed(setDoc(pageAs(reader), page({ items })));
    const full = { items: ['ا'.repeat(LIMITS.transcript.pageBytes / 2)], saves: saved(2) };
    await expectAllowed(setDoc(pageAs(reader), later('first', full)));
  });
});

const saved = (count: number) => ({ at: serverTimestamp(), count });
