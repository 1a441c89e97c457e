import { paths } from '@rawi/model/paths';
import { EPOCH, sampleComic, sampleComment } from '@rawi/model/testing/samples';
import type { Comment } from '@rawi/model/truth/comment';
import { notificationSchema } from '@rawi/model/truth/notification';
import { DEFAULT_SETTINGS, inboxSchema } from '@rawi/model/truth/user';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { sampleUser } from '../testing/choices.ts';
import { onCommentWritten } from '../triggers/on-comment-written.ts';
import { changesNotification, settleReply } from './settle-reply.ts';

let emulated: EmulatedFirestore;
beforeAll(async () => {
  emulated = await emulatedFirestore('settle-reply');
});
afterAll(() => emulated.stop());
beforeEach(async () => {
  emulated.clear();
  await set(paths.comic('one'), sampleComic('one'));
  await set(paths.user('layla'), sampleUser(EPOCH));
  await set(paths.inbox('layla'), { unread: 0 });
  await say('top', 'layla');
});

const NOW = new Date('2026-01-02T00:00:00Z');
const set = (path: string, data: object) => emulated.firestore.doc(path).set(data);
const say = (id: string, uid: string, changes: Partial<Comment> = {}) =>
  set(paths.comment('one', id), { ...sampleComment(uid, { at: NOW, ...changes }) });
const answer = (changes: Partial<Comment> = {}, by = 'omar') => say('a', by, { parent: 'top', ...changes });
const settle = (now = NOW) => settleReply(emulated.firestore, { comicId: 'one', commentId: 'a' }, 'top', now);
const told = async () => {
  const { docs } = await emulated.firestore.collection(paths.notifications('layla')).get();
  return docs.map((each) => ({ id: each.id, ...notificationSchema.parse(each.data()) }));
};
const unread = async () =>
  inboxSchema.parse((await emulated.firestore.doc(paths.inbox('layla')).get()).data()).unread;

describe('an answer', () => {
  it('that was the last of a deleted comment is taken back with it', async () => {
    await answer();
    await settle();
    await say('top', 'layla', { deleted: true, text: '' });
    const before = sampleComment('omar', { at: NOW, parent: 'top' });
    const after = { ...before, deleted: true, text: '' };
    await set(paths.comment('one', 'a'), after);
    const commenting = { firestore: emulated.firestore, now: () => NOW };
    await onCommentWritten(commenting, { comicId: 'one', commentId: 'a' }, { before, after });
    expect((await emulated.firestore.doc(paths.comment('one', 'top')).get()).exists).toBe(false);
    expect(await told()).toEqual([]);
    expect(await unread()).toBe(0);
  });

  it('is announced to the author of the comment, once, with what their list shows', async () => {
    await answer();
    for (let times = 0; times < 3; times += 1) await settle();
    expect(await told()).toMatchObject([
      { id: 'reply:one:a', kind: 'reply', commentId: 'a', parent: 'top', slug: 'one', read: false, at: NOW },
    ]);
    expect(await unread()).toBe(1);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['is the person’s own', () => answer({}, 'layla')],
    ['was deleted', () => answer({ deleted: true, text: '' })],
    ['was hidden', () => answer({ text: '', hidden: { reason: 'spam' } })],
    ['is by an account that is gone', () => answer({ uid: null, author: null })],
    ['is older than notifications are kept', () => answer({ at: new Date('2025-01-01T00:00:00Z') })],
    [
      'is by somebody whose comments they do not see',
      async () => {
        await answer();
        await set(paths.ignoredPerson('layla', 'omar'), { uid: 'omar', name: 'Omar', at: NOW });
      },
    ],
    [
      'comes against their settings',
      async () => {
        await answer();
        const notifications = { ...DEFAULT_SETTINGS.notifications, comments: false };
        const settings = { ...DEFAULT_SETTINGS, notifications };
        await set(paths.user('layla'), { ...sampleUser(EPOCH), settings });
      },
    ],
    [
      'answers a comment of nobody',
      async () => {
        await answer();
        await say('top', 'layla', { uid: null, author: null });
      },
    ],
  ])('is not told where it %s', async (_, make) => {
    await make();
    await settle();
    expect(await told()).toEqual([]);
    expect(await unread()).toBe(0);
  });

  it('is told no more once it is hidden, deleted or its author is gone, and again when it shows again', async () => {
    await answer();
    await settle();
    await answer({ text: '', hidden: { reason: 'spam' } });
    await settle();
    expect([await told(), await unread()]).toEqual([[], 0]);
    await answer();
    await settle();
    expect(await unread()).toBe(1);
    await emulated.firestore.doc(paths.comment('one', 'a')).delete();
    await settle();
    expect([await told(), await unread()]).toEqual([[], 0]);
  });

  it('of the same id in another comic is told beside it, and takes nothing back with it', async () => {
    const elsewhere = (changes: Partial<Comment> = {}) =>
      set(paths.comment('two', 'a'), { ...sampleComment('sara', { at: NOW, parent: 'top', ...changes }) });
    const settleElsewhere = () =>
      settleReply(emulated.firestore, { comicId: 'two', commentId: 'a' }, 'top', NOW);
    await set(paths.comic('two'), sampleComic('two'));
    await set(paths.comment('two', 'top'), sampleComment('layla', { at: NOW }));
    await answer();
    await settle();
    await elsewhere();
    await settleElsewhere();
    expect((await told()).map(({ id }) => id)).toEqual(['reply:one:a', 'reply:two:a']);
    expect(await unread()).toBe(2);
    await elsewhere({ deleted: true, text: '' });
    await settleElsewhere();
    expect((await told()).map(({ id }) => id)).toEqual(['reply:one:a']);
    expect(await unread()).toBe(1);
  });

  it('that was read and is taken back changes no number', async () => {
    await answer();
    await settle();
    await emulated.firestore.doc(paths.notification('layla', 'reply:one:a')).update({ read: true });
    await set(paths.inbox('layla'), { unread: 4 });
    await answer({ deleted: true, text: '' });
    await settle();
    expect([await told(), await unread()]).toEqual([[], 4]);
  });
});

it('the notification of a reply ends in what the answer is, whatever became of it before and however often it is settled', async () => {
  const states: Partial<Comment>[] = [
    {},
    { text: '', hidden: { reason: 'spam' } },
    { text: '', deleted: true },
    { uid: null, author: null },
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ state: fc.nat(3), times: fc.nat(2) }), { minLength: 1, maxLength: 6 }),
      async (changes) => {
        await emulated.firestore.doc(paths.notification('layla', 'reply:one:a')).delete();
        await set(paths.inbox('layla'), { unread: 0 });
        for (const { state, times } of changes) {
          await answer(states[state]);
          for (let time = 0; time < times; time += 1) await settle();
        }
        await settle();
        const shows = changes.at(-1)?.state === 0;
        expect([(await told()).length, await unread()]).toEqual(shows ? [1, 1] : [0, 0]);
      },
    ),
    { numRuns: 40 },
  );
});

it('the notification of a reply is settled only by a change that can matter', () => {
  const reply = sampleComment('omar', { parent: 'top' });
  expect(changesNotification(undefined, reply)).toBe(true);
  expect(changesNotification(reply, { ...reply, likes: 9, text: 'Other words.', version: 2 })).toBe(false);
  expect(changesNotification(reply, { ...reply, hidden: { reason: 'spam' } })).toBe(true);
  expect(changesNotification(reply, undefined)).toBe(true);
  expect(changesNotification(undefined, sampleComment('omar'))).toBe(false);
});
