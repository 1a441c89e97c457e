import { paths } from '@rawi/model/paths';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { applyChoice } from '../choices/apply-choice.ts';
import { commentFlagRef, reportsOf } from '../data/comments.ts';
import { fanOutRef, notificationRef } from '../data/notifications.ts';
import { reviewRef } from '../data/reviews.ts';
import { KEY_SPACES } from './key-spaces.ts';
import { migrate } from './migrate.ts';
import type { Migrated } from './migration.ts';

let emulated: EmulatedFirestore;
beforeAll(async () => {
  emulated = await emulatedFirestore('key-spaces');
});
afterAll(() => emulated.stop());
beforeEach(() => emulated.clear());

const AT = new Date('2026-11-20T10:00:00Z');
const LATER = new Date('2027-02-20T10:00:00Z');
const PICTURE = {
  path: 'public/one-0123456789abcdef/cover-160.webp',
  width: 160,
  height: 224,
  color: '#102030',
};
const OF_COMIC = { comicId: 'one', slug: 'one', series: 'One', names: {}, picture: PICTURE };
const told = (more: object, read = false) => ({ ...OF_COMIC, at: AT, expiresAt: LATER, read, ...more });
const review = (kind: string, uid: string) => ({
  kind,
  uid,
  name: 'Name',
  title: 'Title',
  searchKeys: [],
  number: null,
  language: null,
  revision: 1,
  waiting: true,
  since: AT,
  appeal: false,
  replacement: false,
  claim: null,
  decisions: [],
  judges: [],
});
const fanOut = (chapterId: string, asks: string[]) => ({
  comicId: 'one',
  chapterId,
  isNews: true,
  asks,
  asked: 0,
  step: 'done',
  cursor: null,
  told: 3,
  startedAt: AT,
  dueAt: null,
});
const library = (more: object) => ({
  accountCreatedAt: AT,
  votesWaitUntil: null,
  parts: 2,
  following: { amal: true },
  saved: {},
  reactions: { 'one-1-en': { comicId: 'one', value: 'like' } },
  ratings: {},
  places: {},
  commentLikes: {},
  ignored: {},
  ...more,
});

const MARK = {
  kind: 'commentCounts',
  id: 'said',
  comicId: 'one',
  generation: 'first',
  markedAt: AT,
  claimed: null,
  dueAt: AT,
  tries: 0,
  error: null,
};

/** What was stored before, where it lies now, and what is in it then. The third is left out where it stays the same. */
const MOVES: readonly (readonly [before: string, after: string, data: object, then?: object])[] = [
  ['reviews/one', 'reviews/submission:one', review('comic', 'layla')],
  ['reviews/application_sara', 'reviews/application:sara', review('application', 'sara')],
  // As somebody has called a submission, to have it taken for an application.
  ['reviews/application_nobody', 'reviews/submission:application_nobody', review('comic', 'evil')],
  [
    'commentReports/said_omar',
    'commentReports/one:said:omar',
    { comicId: 'one', commentId: 'said', uid: 'omar', reason: 'spam', at: AT },
  ],
  // Ids hold what once parted them.
  [
    'commentReports/a_b_c_d',
    'commentReports/one:a_b:c_d',
    { comicId: 'one', commentId: 'a_b', uid: 'c_d', reason: 'spam', at: AT },
  ],
  [
    'commentFlags/one_said',
    'commentFlags/one:said',
    {
      comicId: 'one',
      commentId: 'said',
      comic: { slug: 'one', series: 'One', names: {} },
      uid: 'layla',
      name: 'Layla',
      reports: 1,
      reasons: ['spam'],
      hidden: null,
      objects: false,
      waiting: true,
      since: AT,
    },
  ],
  [
    'users/layla/notifications/chapter_one-1-en',
    'users/layla/notifications/chapter:one-1-en',
    told({ kind: 'chapter', chapterId: 'one-1-en', number: 1, language: 'en', because: 'saved' }),
  ],
  [
    'users/layla/notifications/reply_a_b',
    'users/layla/notifications/reply:one:a_b',
    told({ kind: 'reply', commentId: 'a_b', parent: 'said', author: { name: 'Omar' } }),
  ],
  [
    'users/layla/notifications/hidden_said',
    'users/layla/notifications/hidden:one:said',
    told({ kind: 'hidden', commentId: 'said', reason: 'spam' }, true),
  ],
  [
    'users/layla/notifications/decision_a-request',
    'users/layla/notifications/decision:a-request',
    {
      kind: 'decision',
      at: AT,
      expiresAt: LATER,
      read: false,
      about: 'comic',
      verdict: 'published',
      appeal: false,
      title: 'One',
      number: null,
      language: 'en',
      submissionId: 'one',
      comicSlug: 'one',
      chapterId: null,
    },
  ],
  ['users/layla/saved/comic_one', 'users/layla/saved/comic:one', { kind: 'comic', ...OF_COMIC, at: AT }],
  [
    'users/layla/saved/chapter_one-1-en',
    'users/layla/saved/chapter:one-1-en',
    { kind: 'chapter', ...OF_COMIC, chapterId: 'one-1-en', number: 1, language: 'en', at: AT },
  ],
  [
    'users/layla/state/library',
    'users/layla/state/library',
    library({
      saved: { comic_one: true, 'chapter_one-1-en': true },
      commentLikes: { said: { comicId: 'one' }, a_b: { comicId: 'two' } },
    }),
    library({
      saved: { 'comic:one': true, 'chapter:one-1-en': true },
      commentLikes: { 'one:said': { comicId: 'one' }, 'two:a_b': { comicId: 'two' } },
    }),
  ],
  [
    'users/layla/state/library_2',
    'users/layla/state/library:2',
    library({ saved: { comic_two: true }, ignored: { omar: true } }),
    library({ saved: { 'comic:two': true }, ignored: { omar: true } }),
  ],
  [
    'counters/translator_amal/shards/0',
    'counters/translator:amal/shards/0',
    { followers: 3, ratingCount: 1 },
  ],
  ['counters/chapter_one-1-en/shards/4', 'counters/chapter:one-1-en/shards/4', { likes: 2, dislikes: -1 }],
  ['counters/comment_one:said/shards/1', 'counters/comment:one:said/shards/1', { likes: 7 }],
  ['reservations/person_name_karim amin', 'reservations/person:name:karim amin', { id: 'karim-amin' }],
  [
    'reservations/publisher_id_blue-minaret',
    'reservations/publisher:id:blue-minaret',
    { id: 'blue-minaret' },
  ],
  [
    'reservations/chapter_one-1_5-en_layla',
    'reservations/chapter:one-1_5-en_layla',
    { id: 'one-1_5-en_layla' },
  ],
  ['fanOuts/asked_one-1-en', 'fanOuts/asked:one-1-en', fanOut('one-1-en', ['asked'])],
  ['fanOuts/one-1-en', 'fanOuts/one-1-en', fanOut('one-1-en', [])],
  ['dirty/counts_comment_one:said', 'dirty/counts:comment:one:said', MARK],
  ['dirty/comic_one', 'dirty/comic_one', { kind: 'comic', id: 'one' }],
  [
    'submissions/chapter',
    'submissions/chapter',
    { kind: 'chapter', uid: 'layla', place: 'comic_a_comic_1.5_ar' },
    { kind: 'chapter', uid: 'layla', place: 'comic:a_comic:1.5:ar' },
  ],
  ['submissions/comic', 'submissions/comic', { kind: 'comic', uid: 'layla' }],
  // What has other names by nature stays.
  ['users/layla/state/inbox', 'users/layla/state/inbox', { unread: 3 }],
  [
    'counters/views/shards/one-1-en_3_2026-11-20',
    'counters/views/shards/one-1-en_3_2026-11-20',
    { views: 1 },
  ],
  ['pages/comic_one', 'pages/comic_one', { kind: 'comic' }],
];

async function store(): Promise<void> {
  const batch = emulated.firestore.batch();
  for (const [before, , data] of MOVES) batch.set(emulated.firestore.doc(before), data);
  await batch.commit();
}
/** Times as text, in data that is stored and in data that is to be. */
function inIsoTimes(data: unknown): unknown {
  if (data instanceof Timestamp) return data.toDate().toISOString();
  if (data instanceof Date) return data.toISOString();
  if (Array.isArray(data)) return data.map(inIsoTimes);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, inIsoTimes(value)]));
}
const stored = async (path: string) => inIsoTimes((await emulated.firestore.doc(path).get()).data() ?? null);
const run = (isDry = false) => KEY_SPACES.run(emulated.firestore, isDry);

async function expectMoved(): Promise<void> {
  const { firestore } = emulated;
  const after = await firestore.getAll(...MOVES.map(([, path]) => firestore.doc(path)));
  for (const [index, [, path, data, then = data]] of MOVES.entries()) {
    expect(inIsoTimes(after[index]?.data() ?? null), path).toEqual(inIsoTimes(then));
  }
  const gone = MOVES.filter(([before, path]) => before !== path).map(([before]) => firestore.doc(before));
  const found = (await firestore.getAll(...gone)).filter(({ exists }) => exists);
  expect(found.map(({ ref }) => ref.path)).toEqual([]);
}

describe('what was stored before kinds had key spaces', () => {
  beforeEach(store);

  it('lies where this build looks for it, with all that is in it', async () => {
    const { changed, left } = await run();
    await expectMoved();
    expect(left).toEqual([]);
    const moved = MOVES.filter(([before, after, , then]) => before !== after || then !== undefined);
    expect(changed).toBe(moved.length);
  });

  it('is left alone by a second run', async () => {
    await run();
    emulated.resetBilling();
    expect(await run()).toEqual({ changed: 0, left: [] });
    expect(emulated.billing().writes).toBe(0);
    await expectMoved();
  });

  it('is counted by a dry run, which writes nothing', async () => {
    emulated.resetBilling();
    const before = await run(true);
    expect(emulated.billing().writes).toBe(0);
    expect(await run()).toEqual(before);
    expect(before.changed).toBeGreaterThan(10);
  });

  it.each([0, 7, 19])(
    'is whole where a run was killed after %i steps, once another has gone on',
    async (steps) => {
      await expect(KEY_SPACES.run(dying(emulated.firestore, steps), false)).rejects.toThrow('killed');
      await run();
      await expectMoved();
      expect(await run()).toEqual({ changed: 0, left: [] });
    },
  );

  it('is read by this build under the names that it looks for', async () => {
    await run();
    const { firestore: db } = emulated;
    const found = [
      reviewRef(db, 'submission:one'),
      reviewRef(db, 'application:sara'),
      commentFlagRef(db, { comicId: 'one', commentId: 'said' }),
      notificationRef(db, 'layla', 'reply:one:a_b'),
      notificationRef(db, 'layla', 'decision:a-request'),
      fanOutRef(db, 'asked:one-1-en'),
    ];
    for (const ref of found) expect((await ref.get()).data(), ref.path).toBeDefined();
    const reports = await reportsOf(db, { comicId: 'one', commentId: 'said' }).get();
    expect(reports.docs.map((each) => each.data().uid)).toEqual(['omar']);
  });

  it('counts no like once more', async () => {
    await emulated.firestore.doc(paths.user('layla')).set({ createdAt: AT });
    await emulated.firestore.doc(paths.commentLike('one', 'said', 'layla')).set({ uid: 'layla', at: AT });
    await run();
    const services = { firestore: emulated.firestore, now: () => LATER };
    await applyChoice(services, 'commentLikes', { uid: 'layla', comicId: 'one', commentId: 'said' });
    const { docs } = await emulated.firestore.collection(paths.countShards('comment:one:said')).get();
    expect(docs.reduce((sum, shard) => sum + Number(shard.get('likes')), 0)).toBe(7);
  });
});

describe('where both names have a document', () => {
  const set = (path: string, data: object) => emulated.firestore.doc(path).set(data);

  it('both parts of a number count', async () => {
    await set('counters/comment_one:said/shards/1', { likes: 7 });
    await set('counters/comment:one:said/shards/1', { likes: -2, followers: 1 });
    await run();
    expect(await stored('counters/comment:one:said/shards/1')).toEqual({ likes: 5, followers: 1 });
    expect(await stored('counters/comment_one:said/shards/1')).toBeNull();
  });

  it('what was told twice is unread once', async () => {
    const reply = told({ kind: 'reply', commentId: 'a', parent: 'said', author: { name: 'Omar' } });
    await set('users/layla/notifications/reply_a', reply);
    await set('users/layla/notifications/reply:one:a', reply);
    await set(paths.inbox('layla'), { unread: 2 });
    await run();
    expect(await stored(paths.inbox('layla'))).toEqual({ unread: 1 });
    expect((await emulated.firestore.collection(paths.notifications('layla')).get()).size).toBe(1);
  });

  it('a part of a library has the entries of both', async () => {
    await set('users/layla/state/library_2', library({ saved: { comic_two: true } }));
    await set('users/layla/state/library:2', library({ saved: { 'comic:three': true } }));
    await run();
    expect(await stored('users/layla/state/library:2')).toMatchObject({
      saved: { 'comic:two': true, 'comic:three': true },
    });
  });
});

it('a document that says too little of itself stays, and is named', async () => {
  await emulated.firestore.doc('reviews/application_x').set({ kind: 'application' });
  await emulated.firestore.doc('commentReports/x').set({ commentId: 'said' });
  const seen: [string, Migrated][] = [];
  await migrate(emulated.firestore, {
    now: () => LATER,
    onDone: (name, migrated) => void seen.push([name, migrated]),
    migrations: [KEY_SPACES],
  });
  expect(seen).toEqual([
    ['001-key-spaces', { changed: 0, left: ['reviews/application_x', 'commentReports/x'] }],
  ]);
});

/** A database whose program is killed after so many transactions. */
function dying(db: Firestore, steps: number): Firestore {
  let left = steps;
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        if (name === 'runTransaction' && left-- <= 0) throw new Error('killed');
        return Reflect.apply(value, target, given) as unknown;
      };
    },
  });
}
