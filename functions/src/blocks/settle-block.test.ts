import { paths } from '@rawi/model/paths';
import { samplePublicList } from '@rawi/model/testing/sample-lists';
import { EPOCH, sampleChapter, sampleComic, sampleComment } from '@rawi/model/testing/samples';
import { notificationIds } from '@rawi/model/truth/notification';
import { inboxSchema } from '@rawi/model/truth/user';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { withoutBlocks } from '../data/blocks.ts';
import { settleReply } from '../notifications/settle-reply.ts';
import { sampleTranslator, sampleUser } from '../testing/choices.ts';
import { settleBlock } from './settle-block.ts';

const NOW = new Date('2026-01-02T00:00:00Z');
const PAIR = ['layla', 'omar'] as const;

let emulated: EmulatedFirestore;
beforeAll(async () => {
  emulated = await emulatedFirestore('settle-block');
});
afterAll(() => emulated.stop());
beforeEach(async () => {
  emulated.clear();
  await set(paths.comic('one'), sampleComic('one'));
  for (const uid of [...PAIR, 'sara']) {
    await set(paths.user(uid), sampleUser(EPOCH));
    await set(paths.translator(uid), sampleTranslator(uid));
    await set(paths.inbox(uid), { unread: 0 });
    await set(paths.comment('one', `top-of-${uid}`), sampleComment(uid, { at: NOW }));
    const owner = { kind: 'person' as const, uid, listId: 'own' };
    await set(paths.publicList(`list-of-${uid}`), samplePublicList([], { owner }));
  }
});

const set = (path: string, data: object) => emulated.firestore.doc(path).set({ ...data });
const remove = (path: string) => emulated.firestore.doc(path).delete();
const isThere = async (path: string) => (await emulated.firestore.doc(path).get()).exists;
const idsIn = async (path: string) =>
  (await emulated.firestore.collection(path).get()).docs.map(({ id }) => id);
const unread = async (uid: string) =>
  inboxSchema.parse((await emulated.firestore.doc(paths.inbox(uid)).get()).data()).unread;
const block = (uid: string, otherUid: string) =>
  set(paths.blockedPerson(uid, otherUid), { uid: otherUid, name: otherUid, at: NOW });
const settle = (uid: string, otherUid: string) => settleBlock(emulated.firestore, { uid, otherUid }, NOW);

/** Somebody follows somebody else and their list, and has their chapter in the feed. */
async function follow(uid: string, other: string): Promise<void> {
  await set(paths.follow(uid, other), { translatorId: other, name: other, at: NOW });
  await set(paths.followedList(uid, `list-of-${other}`), { listId: `list-of-${other}`, name: 'L', at: NOW });
  await set(paths.feedEntry(uid, `by-${other}`), {
    translator: { id: other, name: other },
    publishedAt: NOW,
  });
}

const IN_LIST = {
  comicId: 'one',
  slug: 'one',
  series: 'One',
  names: {},
  picture: { path: 'public/a/cover.webp', width: 160, height: 224, color: '#0a1b2c' },
};

/** Somebody was notified of an answer, a chapter and a list of somebody else. */
async function hear(uid: string, other: string): Promise<void> {
  await set(paths.comment('one', `by-${other}`), sampleComment(other, { at: NOW, parent: `top-of-${uid}` }));
  await settleReply(emulated.firestore, { comicId: 'one', commentId: `by-${other}` }, `top-of-${uid}`, NOW);
  const always = { at: NOW, read: true, expiresAt: new Date(NOW.getTime() + 1000) };
  const { number, language } = sampleChapter('one-1-en');
  await set(paths.notification(uid, notificationIds.chapter(`by-${other}`)), {
    ...always,
    ...IN_LIST,
    kind: 'chapter',
    number,
    language,
    chapterId: `by-${other}`,
    translator: { id: other, name: other },
    because: 'following',
  });
  await set(paths.notification(uid, notificationIds.list(`list-of-${other}`)), {
    ...always,
    kind: 'list',
    listId: `list-of-${other}`,
    name: 'L',
    entries: 1,
  });
}

/** What one of two people has of the other. */
async function tiesOf(uid: string, other: string): Promise<number> {
  const of = async (path: string) => (await idsIn(path)).filter((id) => id.includes(other)).length;
  const counts = await Promise.all(
    [paths.following(uid), paths.followedLists(uid), paths.feed(uid), paths.notifications(uid)].map(of),
  );
  return counts.reduce((sum, each) => sum + each, 0);
}

describe('a block', () => {
  it('ends what each of the two follows and was notified of the other, and nothing else', async () => {
    for (const [uid, other] of [
      ['layla', 'omar'],
      ['omar', 'layla'],
      ['layla', 'sara'],
      ['sara', 'omar'],
    ] as const) {
      await follow(uid, other);
      await hear(uid, other);
    }
    expect([await tiesOf('layla', 'omar'), await unread('layla')]).toEqual([6, 2]);
    await block('layla', 'omar');
    for (let times = 0; times < 2; times += 1) await settle('layla', 'omar');
    expect([await tiesOf('layla', 'omar'), await tiesOf('omar', 'layla')]).toEqual([0, 0]);
    expect([await tiesOf('layla', 'sara'), await tiesOf('sara', 'omar')]).toEqual([6, 6]);
    // One unread answer of two is left to Layla, and none to Omar.
    expect([await unread('layla'), await unread('omar'), await unread('sara')]).toEqual([1, 0, 1]);
  });

  it('ends that older comments of the two mention each other, with their notifications; those of others stay', async () => {
    const mention = async (by: string, uid: string) => {
      const words = { text: `@${uid} look`, mentions: [uid], mentioned: [{ uid, name: uid }] };
      await set(paths.user(uid), { ...sampleUser(EPOCH), fullName: uid });
      await set(paths.comment('one', `${by}-to-${uid}`), sampleComment(by, { at: NOW, ...words }));
    };
    await mention('layla', 'omar');
    await mention('omar', 'layla');
    await mention('sara', 'omar');
    await block('layla', 'omar');
    for (let times = 0; times < 2; times += 1) await settle('layla', 'omar');
    const mentioned = async (id: string) =>
      (await emulated.firestore.doc(paths.comment('one', id)).get()).get('mentioned');
    expect(await mentioned('layla-to-omar')).toBeUndefined();
    expect(await mentioned('omar-to-layla')).toBeUndefined();
    expect(await mentioned('sara-to-omar')).toEqual([{ uid: 'omar', name: 'omar' }]);
  });

  it('costs the lists and the newest notifications of both, and what these are about', async () => {
    await block('layla', 'omar');
    emulated.resetBilling();
    await settle('layla', 'omar');
    expect(emulated.billing()).toMatchObject({ reads: 13, writes: 0, deletes: 0 });
    await remove(paths.blockedPerson('layla', 'omar'));
    await follow('layla', 'omar');
    await hear('layla', 'omar');
    await block('layla', 'omar');
    emulated.resetBilling();
    await settle('layla', 'omar');
    expect(emulated.billing()).toMatchObject({ reads: 20, writes: 1, deletes: 6 });
  });

  it('that was taken back before its event came ends nothing', async () => {
    await follow('layla', 'omar');
    await hear('layla', 'omar');
    await settle('layla', 'omar');
    expect([await tiesOf('layla', 'omar'), await unread('layla')]).toEqual([6, 1]);
  });

  it.each([
    ['layla', 'omar'],
    ['omar', 'layla'],
  ])('by %s: neither is notified of an answer by the other', async (by, of) => {
    await block(by, of);
    await set(paths.comment('one', 'a'), sampleComment('omar', { at: NOW, parent: 'top-of-layla' }));
    await settleReply(emulated.firestore, { comicId: 'one', commentId: 'a' }, 'top-of-layla', NOW);
    expect([await idsIn(paths.notifications('layla')), await unread('layla')]).toEqual([[], 0]);
  });

  it('leaves notifications that it cannot read, and those of reviewers', async () => {
    await set(paths.notification('layla', 'of-a-newer-build'), {
      kind: 'of-a-newer-build',
      at: NOW,
      read: false,
    });
    await set(paths.notification('layla', 'hidden:one:top-of-layla'), {
      ...IN_LIST,
      kind: 'hidden',
      at: NOW,
      read: false,
      expiresAt: NOW,
      commentId: 'top-of-layla',
      reason: 'spam',
    });
    await block('layla', 'omar');
    await settle('layla', 'omar');
    expect(await idsIn(paths.notifications('layla'))).toHaveLength(2);
  });
});

it('whoever blocks, unblocks, follows and answers in whatever order: beside a block there are neither follows nor notifications', async () => {
  const acts = fc.record({
    act: fc.constantFrom('block', 'unblock', 'follow', 'answer', 'event' as const),
    by: fc.constantFrom(0, 1),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 1, maxLength: 12 }), async (life) => {
      for (const [uid, other] of [PAIR, [PAIR[1], PAIR[0]]] as const) {
        for (const path of [
          paths.following(uid),
          paths.followedLists(uid),
          paths.feed(uid),
          paths.notifications(uid),
        ])
          for (const id of await idsIn(path)) await remove(`${path}/${id}`);
        await remove(paths.blockedPerson(uid, other));
        await set(paths.inbox(uid), { unread: 0 });
      }
      /** Blocks whose event has not come yet. */
      const waiting: (readonly [string, string])[] = [];
      const isBlock = async () =>
        (await isThere(paths.blockedPerson('layla', 'omar'))) ||
        (await isThere(paths.blockedPerson('omar', 'layla')));
      for (const { act, by } of life) {
        const [uid, other] = by === 0 ? PAIR : ([PAIR[1], PAIR[0]] as const);
        if (act === 'block') {
          await block(uid, other);
          waiting.push([uid, other]);
        } else if (act === 'unblock') await remove(paths.blockedPerson(uid, other));
        // Rules refuse these beside a block; functions settle an answer whenever its event comes.
        else if (act === 'follow') {
          if (!(await isBlock())) await follow(uid, other);
        } else if (act === 'answer') {
          const id = `by-${uid}`;
          if (!(await isBlock()))
            await set(paths.comment('one', id), sampleComment(uid, { at: NOW, parent: `top-of-${other}` }));
          if (await isThere(paths.comment('one', id)))
            await settleReply(emulated.firestore, { comicId: 'one', commentId: id }, `top-of-${other}`, NOW);
        } else {
          const next = waiting.shift();
          if (next) await settle(...next);
        }
      }
      for (const next of waiting.toReversed()) await settle(...next);
      if (await isBlock()) {
        for (const [uid, other] of [PAIR, [PAIR[1], PAIR[0]]] as const)
          expect([await tiesOf(uid, other), await unread(uid)]).toEqual([0, 0]);
      } else {
        for (const uid of PAIR)
          expect(await unread(uid)).toBe((await idsIn(paths.notifications(uid))).length);
      }
      for (const uid of PAIR) await remove(paths.comment('one', `by-${uid}`));
    }),
    { numRuns: 25 },
  );
});

it('those with whom there is a block are found among some people, however many blocks there are', async () => {
  const uids = ['a', 'b', 'c', 'd'];
  await block('a', 'omar');
  await block('omar', 'b');
  await block('c', 'layla');
  expect(await withoutBlocks(emulated.firestore, uids, 'omar')).toEqual(['c', 'd']);
  for (let index = 0; index < 150; index += 1) await block(`many-${index}`, 'omar');
  for (let index = 0; index < 150; index += 1) await block('omar', `many-${index}`);
  expect(await withoutBlocks(emulated.firestore, uids, 'omar')).toEqual(['c', 'd']);
  expect(await withoutBlocks(emulated.firestore, [], 'omar')).toEqual([]);
});
