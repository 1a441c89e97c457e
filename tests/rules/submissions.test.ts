import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { LIMITS } from '@rawi/model/limits';
import { byComicField, fieldsOfKind } from '@rawi/model/lists/comic-fields';
import { CONTENT_NOTES } from '@rawi/model/lists/content-notes';
import { paths } from '@rawi/model/paths';
import { SUBMISSION_STATES, SUBMISSIONS_OF_REVIEWERS } from '@rawi/model/review/submission-machine';
import { EMPTY_CHAPTER, EMPTY_COMIC } from '@rawi/model/truth/submission-content';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
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
  reviewer,
  reviewers,
  signedIn,
  translator,
  unverified,
} from '../support/actors.ts';
import { billedReads } from '../support/billed-reads.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { firestoreAs, PROJECT, rulesEnvironment, rulesFile } from '../support/rules-environment.ts';
import { runningSite } from '../support/running-site.ts';

const ENDED = 1_900_000_000;
const HIDDEN = SUBMISSION_STATES.filter(
  (state) => !SUBMISSIONS_OF_REVIEWERS.some((shown) => shown === state),
);

const owner = runningSite('submissions-rules', PROJECT);
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
const at = (actor: Actor, id = 'one') => doc(firestoreAs(environment, actor), paths.submission(id));
const listOf = (actor: Actor) => collection(firestoreAs(environment, actor), paths.submissions());

const submissionOf = (uid: string, change: Fields = {}) => ({
  kind: 'chapter',
  content: EMPTY_CHAPTER,
  uid,
  createdAt: new Date('2026-01-01T00:00:00Z'),
  savedAt: new Date('2026-01-01T00:00:00Z'),
  state: 'draft',
  revision: 0,
  files: {},
  ...change,
});
const begin = (uid: string, change: Fields = {}, id = 'one') =>
  store(paths.submission(id), submissionOf(uid, change));
/** Writes on as if it were the first time today. */
const write = async (actor: Actor, content: Fields, change: Fields = {}) => {
  await owner.firestore
    .doc(paths.submission('one'))
    .update({ saves: null })
    .catch(() => {});
  const saves = { at: serverTimestamp(), count: 1 };
  return updateDoc(at(actor), { content, savedAt: serverTimestamp(), saves, ...change });
};
/** What a function keeps of a draft that waits for its checks. */
const waits = (dueAt = new Date('2026-01-01')) => ({ since: new Date('2026-01-01'), dueAt });
const isOfReviewers = (actor: Actor) => reviewers.some(({ uid }) => uid === actor.uid);
const confirmed = people.filter(({ uid }) => uid !== unverified.uid);

const picture = { path: 'public/simurgh-0/160.webp', width: 160, height: 224, color: '#102030' };
const comic = { comicId: 'simurgh', slug: 'simurgh', series: 'Simurgh', names: { ar: 'السيمرغ' }, picture };
const CHAPTER: Fields = {
  ...EMPTY_CHAPTER,
  comic,
  number: 6.5,
  language: 'ar',
  title: 'البداية',
  readingDirection: 'rtl',
  downloadable: false,
  cover: 'file',
  ageRating: '18',
  contentNotes: ['violence'],
};
const choice = { id: 'amal', name: 'أمل' };
const COMIC: Fields = {
  ...byComicField({
    title: () => 'The Salt Caravan',
    text: (field) => `The ${field} of the caravan`,
    prose: () => ({ en: 'Salt.\nAnd sand.', ar: 'ملح.' }),
    one: () => choice,
    several: () => Array.from({ length: 10 }, (_, index) => ({ id: null, name: `New name ${index}` })),
    option: null,
    rating: () => '16',
    notes: (_, { options }) => [...options],
  }),
  language: 'ar',
  translatedName: 'قافلة الملح',
  writer: { id: null, name: 'Karim' },
  genres: [choice],
};
/** A field that came after drafts were stored is read with a default: older builds of the client write without it. */
const isDemanded = (field: string) => !rulesFile('firestore.rules').includes(`content.get('${field}', `);
const demandedOf = (empty: object) => Object.keys(empty).filter(isDemanded);
const ten = (replaced: number, by: unknown) =>
  Array.from({ length: 10 }, (_, index) => (index === replaced ? by : choice));

describe.each(confirmed)('$name', (actor) => {
  it('reads and writes a draft of their own, and lists their own', async () => {
    await begin(actor.uid);
    await expectAllowed(getDoc(at(actor)));
    await expectAllowed(write(actor, CHAPTER));
    await expectAllowed(write(actor, { ...EMPTY_CHAPTER }));
    await begin(actor.uid, { kind: 'comic', content: EMPTY_COMIC });
    await expectAllowed(write(actor, COMIC));
    await expectAllowed(write(actor, { ...EMPTY_COMIC }));
    const own = where('uid', '==', actor.uid);
    await expectAllowed(getDocs(query(listOf(actor), own, limit(LIMITS.listQuery))));
    await expectDenied(getDocs(query(listOf(actor), own, limit(LIMITS.listQuery + 1))));
    await expectDenied(getDocs(query(listOf(actor), own)));
  });

  it('reads their own in every state, and what was handed in of it', async () => {
    for (const state of SUBMISSION_STATES) {
      await begin(actor.uid, { state });
      await expectAllowed(getDoc(at(actor)));
    }
    await store(paths.revision('one', 1), { uid: actor.uid });
    const revision = doc(firestoreAs(environment, actor), paths.revision('one', 1));
    await expectAllowed(getDoc(revision));
    await expectDenied(setDoc(revision, { uid: actor.uid }));
    await expectDenied(updateDoc(revision, { at: new Date() }));
    await expectDenied(deleteDoc(revision));
  });

  it('writes nothing that is not a draft', async () => {
    for (const state of SUBMISSION_STATES.filter((each) => each !== 'draft')) {
      await begin(actor.uid, { state });
      await expectDenied(write(actor, CHAPTER));
    }
  });
});

describe('whose address is not confirmed', () => {
  it('reads a draft of their own, and does not write it', async () => {
    await begin(unverified.uid);
    await expectAllowed(getDoc(at(unverified)));
    await expectDenied(write(unverified, CHAPTER));
  });
});

describe.each(everyone)('$name', (actor) => {
  const others = people.filter(({ uid }) => uid !== actor.uid);

  it('begins none without the call, and deletes none', async () => {
    const uid = actor.uid ?? 'nobody';
    await expectDenied(setDoc(at(actor), { ...submissionOf(uid), savedAt: serverTimestamp() }));
    await begin(uid);
    await expectDenied(deleteDoc(at(actor)));
    await expectDenied(setDoc(at(actor), { ...submissionOf(uid), savedAt: serverTimestamp(), revision: 1 }));
  });

  it('reads no draft of anybody else’s, and writes none', async () => {
    for (const { uid } of others) {
      await begin(uid);
      await expectDenied(getDoc(at(actor)));
      await expectDenied(write(actor, CHAPTER));
      await expectDenied(getDocs(query(listOf(actor), where('uid', '==', uid), limit(1))));
      await store(paths.revision('one', 1), { uid });
      const revision = getDoc(doc(firestoreAs(environment, actor), paths.revision('one', 1)));
      await (isOfReviewers(actor) ? expectAllowed(revision) : expectDenied(revision));
      const next = doc(firestoreAs(environment, actor), paths.revision('one', 2));
      await expectDenied(setDoc(next, { uid }));
    }
    await expectDenied(getDocs(query(listOf(actor), limit(1))));
    await expectDenied(
      getDocs(query(collection(firestoreAs(environment, actor), paths.revisions('one')), limit(1))),
    );
  });

  it('reads what was handed in by others as a reviewer alone', async () => {
    const isReviewer = isOfReviewers(actor);
    for (const state of SUBMISSIONS_OF_REVIEWERS) {
      await begin(otherReader.uid === actor.uid ? translator.uid : otherReader.uid, { state });
      const reading = getDoc(at(actor));
      await (isReviewer ? expectAllowed(reading) : expectDenied(reading));
      const listing = getDocs(query(listOf(actor), where('state', '==', state), limit(1)));
      await (isReviewer ? expectAllowed(listing) : expectDenied(listing));
    }
  });
});

describe('a reviewer', () => {
  it('reads nothing that is not handed in, or was taken back', async () => {
    for (const state of HIDDEN) {
      await begin(translator.uid, { state });
      await expectDenied(getDoc(at(reviewer)));
      await expectDenied(getDocs(query(listOf(reviewer), where('state', '==', state), limit(1))));
    }
  });

  it('lists few at once', async () => {
    const handedIn = where('state', '==', 'submitted');
    await expectAllowed(getDocs(query(listOf(reviewer), handedIn, limit(LIMITS.listQuery))));
    await expectDenied(getDocs(query(listOf(reviewer), handedIn, limit(LIMITS.listQuery + 1))));
  });

  it('reads in a live session, by a claim that is true', async () => {
    await begin(translator.uid, { state: 'submitted' });
    await store(paths.revision('one', 1), { uid: translator.uid });
    await endSessions(reviewer.uid);
    const [live, ended] = [signedIn(reviewer, ENDED), signedIn(reviewer, ENDED - 1)];
    const claims = { ...live, token: { ...live.token, reviewer: 'true' } };
    const revisionAs = (actor: Actor) => doc(firestoreAs(environment, actor), paths.revision('one', 1));
    const listAs = (actor: Actor) =>
      getDocs(query(listOf(actor), where('state', '==', 'submitted'), limit(1)));
    await expectAllowed(getDoc(at(live)));
    await expectAllowed(getDoc(revisionAs(live)));
    await expectAllowed(listAs(live));
    for (const actor of [ended, claims]) {
      await expectDenied(getDoc(at(actor)));
      await expectDenied(getDoc(revisionAs(actor)));
      await expectDenied(listAs(actor));
    }
  });
});

describe('its owner', () => {
  const own: Person = translator;

  it('writes in a live session', async () => {
    await begin(own.uid);
    await endSessions(own.uid);
    await expectAllowed(write(signedIn(own, ENDED), CHAPTER));
    await expectDenied(write(signedIn(own, ENDED - 1), CHAPTER));
  });

  it.each<[string, Fields]>([
    ['its state', { state: 'submitted' }],
    ['its revision', { revision: 1 }],
    ['its files', { files: { chapter: { fileId: 'one', bytes: 1, name: 'one.pdf' } } }],
    ['whose it is', { uid: reviewer.uid }],
    ['its kind', { kind: 'comic' }],
    ['since when it is there', { createdAt: new Date() }],
    ['its place', { place: 'comic:simurgh:6:ar' }],
    ['that it is submitted by itself', { submitsWhenChecked: waits() }],
    ['that it is no longer', { submitsWhenChecked: deleteField() }],
    ['when that is looked at again', { 'submitsWhenChecked.dueAt': new Date('2026-01-03') }],
    ['why it was not submitted', { notSubmitted: { at: new Date(), because: 'muted' } }],
    ['a rejection', { rejection: deleteField() }],
    ['something unheard of', { extra: 1 }],
    ['a second time that is the first', { saves: { at: serverTimestamp(), count: 2 } }],
    ['no count of the day', { saves: { at: serverTimestamp() } }],
    ['a count of another time', { saves: { at: Timestamp.fromMillis(0), count: 1 } }],
    ['another time than the request’s', { savedAt: Timestamp.fromMillis(0) }],
  ])('does not write %s', async (_, change) => {
    const rejection = { reasons: ['language'], at: new Date() };
    await begin(own.uid, { rejection, submitsWhenChecked: waits(new Date('2026-01-02')) });
    await expectAllowed(write(own, CHAPTER));
    await expectDenied(write(own, CHAPTER, change));
  });

  it('does not write without the time', async () => {
    await begin(own.uid);
    await expectDenied(updateDoc(at(own), { content: CHAPTER }));
  });

  it('writes of each kind what belongs to it', async () => {
    await begin(own.uid);
    await expectDenied(write(own, COMIC));
    await begin(own.uid, { kind: 'comic', content: EMPTY_COMIC });
    await expectDenied(write(own, CHAPTER));
  });

  const long = (length: number) => 'ا'.repeat(length);
  it.each<[string, Fields, Fields]>([
    ['a number', { number: 0 }, { number: -1 }],
    ['a number that is no number', { number: 100_000 }, { number: '6' }],
    ['a language', { language: 'de' }, { language: 'xx' }],
    ['a title', { title: long(LIMITS.titleLength) }, { title: long(LIMITS.titleLength + 1) }],
    ['a title that is seen', { title: '.' }, { title: ' ' }],
    ['a title that turns nothing around', { title: 'a' }, { title: 'a\u202Eb' }],
    ['a direction', { readingDirection: 'vertical' }, { readingDirection: 'up' }],
    ['whether it is downloaded', { downloadable: true }, { downloadable: 'yes' }],
    ['a cover', { cover: 'page-one' }, { cover: 'none' }],
    ['a rating as its comic has it', { ageRating: 'asTheComic' }, { ageRating: 'asTheSeries' }],
    ['a rating', { ageRating: '12' }, { ageRating: 12 }],
    ['no rating yet', { ageRating: null }, { ageRating: '' }],
    ['notes', { contentNotes: CONTENT_NOTES }, { contentNotes: [...CONTENT_NOTES, 'spiders'] }],
    ['nothing more', {}, { pages: 3 }],
    ['a comic', { comic: null }, { comic: { ...comic, extra: 1 } }],
    ['a comic with its address', { comic }, { comic: { ...comic, slug: 'Not/a slug' } }],
    ['a comic as lists show it', { comic }, { comic: 'simurgh' }],
    [
      'a comic that is proposed',
      { proposed: { submissionId: 'two', series: 'X' } },
      { proposed: { submissionId: 'two', series: 'X', extra: 1 } },
    ],
    [
      'the name of a proposed comic',
      { proposed: { submissionId: 'two', series: long(LIMITS.titleLength) } },
      { proposed: { submissionId: 'two', series: '' } },
    ],
    [
      'the name of a proposed comic, no longer than a title',
      { proposed: { submissionId: 'two', series: 'X' } },
      { proposed: { submissionId: 'two', series: long(LIMITS.titleLength + 1) } },
    ],
    [
      'the id of a proposed comic',
      { proposed: { submissionId: 'a'.repeat(120), series: 'X' } },
      { proposed: { submissionId: 'a/b', series: 'X' } },
    ],
  ])('writes of a chapter %s, as it must be', async (_, right, wrong) => {
    await begin(own.uid);
    await expectAllowed(write(own, { ...CHAPTER, ...right }));
    await expectDenied(write(own, { ...CHAPTER, ...wrong }));
  });

  it.each<[string, Fields, Fields]>([
    ...fieldsOfKind('title', 'text').flatMap((field): [string, Fields, Fields][] => [
      [`the text ${field}`, { [field]: long(LIMITS.titleLength) }, { [field]: long(LIMITS.titleLength + 1) }],
      [`text as ${field}`, { [field]: 'X' }, { [field]: 6 }],
    ]),
    ...fieldsOfKind('one').map((field): [string, Fields, Fields] => [
      `one choice as ${field}`,
      { [field]: null },
      { [field]: [choice] },
    ]),
    ...fieldsOfKind('several').map((field): [string, Fields, Fields] => [
      `ten choices as ${field}`,
      { [field]: ten(0, choice) },
      { [field]: [...ten(0, choice), choice] },
    ]),
    ['a language', { language: null }, { language: 'xx' }],
    [
      'a translated name',
      { translatedName: long(LIMITS.titleLength) },
      { translatedName: long(LIMITS.titleLength + 1) },
    ],
    ['a description', { description: { en: '', ar: '' } }, { description: { en: '', ar: '', fr: '' } }],
    [
      'an English description',
      { description: { en: long(LIMITS.textLength), ar: '' } },
      { description: { en: long(LIMITS.textLength + 1), ar: '' } },
    ],
    [
      'an Arabic description',
      { description: { en: '', ar: long(LIMITS.textLength) } },
      { description: { en: '', ar: long(LIMITS.textLength + 1) } },
    ],
    ['a publisher', { publisher: null }, { publisher: 'amal' }],
    ['a publisher and no more', { publisher: choice }, { publisher: { ...choice, extra: 1 } }],
    ['a writer', { writer: null }, { writer: { id: 'amal' } }],
    [
      'a name',
      { writer: { id: null, name: long(LIMITS.nameLength) } },
      { writer: { id: null, name: long(LIMITS.nameLength + 1) } },
    ],
    ['an id', { writer: { id: 'a'.repeat(120), name: 'A' } }, { writer: { id: 'a b', name: 'A' } }],
    ['artists', { artists: [] }, { artists: Array.from({ length: 11 }, () => choice) }],
    ['artists in a list', { artists: ten(0, choice) }, { artists: {} }],
    ['genres in a list', { genres: ten(0, choice) }, { genres: '' }],
    ['genres', { genres: [] }, { genres: Array.from({ length: 11 }, () => choice) }],
    ['a rating', { ageRating: '18' }, { ageRating: 'asTheComic' }],
    ['no rating yet', { ageRating: null }, { ageRating: ['18'] }],
    ['no notes', { contentNotes: [] }, { contentNotes: 'violence' }],
    ['notes of the list', { contentNotes: CONTENT_NOTES }, { contentNotes: ['spiders'] }],
    ['each note once', { contentNotes: ['blood'] }, { contentNotes: ['blood', 'blood'] }],
    ['nothing more', {}, { cover: 'one' }],
  ])('writes of a comic %s, as it must be', async (_, right, wrong) => {
    await begin(own.uid, { kind: 'comic', content: EMPTY_COMIC });
    await expectAllowed(write(own, { ...COMIC, ...right }));
    await expectDenied(write(own, { ...COMIC, ...wrong }));
  });

  it.each(Array.from({ length: 10 }, (_, index) => index))(
    'names somebody at every place of a list: %i',
    async (index) => {
      await begin(own.uid, { kind: 'comic', content: EMPTY_COMIC });
      await expectDenied(write(own, { ...COMIC, artists: ten(index, { id: null, name: '' }) }));
      await expectDenied(write(own, { ...COMIC, genres: ten(index, 'adventure') }));
    },
  );

  it.each(demandedOf(EMPTY_CHAPTER))('writes a chapter whole: not without %s', async (field) => {
    await begin(own.uid);
    const { [field]: _, ...rest } = CHAPTER;
    await expectDenied(write(own, rest));
  });

  it.each(demandedOf(EMPTY_COMIC))('writes a comic whole: not without %s', async (field) => {
    await begin(own.uid, { kind: 'comic', content: EMPTY_COMIC });
    const { [field]: _, ...rest } = COMIC;
    await expectDenied(write(own, rest));
  });

  it.each([COMIC, CHAPTER])('writes as an older build, which knows no rating', async (content) => {
    await begin(own.uid, content === COMIC ? { kind: 'comic', content: EMPTY_COMIC } : {});
    const { ageRating: _, contentNotes: __, ...before } = content;
    await expectAllowed(write(own, before));
  });

  it('pays one read for a write', async () => {
    await begin(own.uid);
    await write(own, CHAPTER);
    expect(await billedReads(PROJECT, () => write(own, { ...CHAPTER, number: 7 }))).toBe(1);
  });
});
