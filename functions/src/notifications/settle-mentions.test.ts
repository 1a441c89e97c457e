import { paths } from '@rawi/model/paths';
import { EPOCH, sampleChapter, sampleComic, sampleComment } from '@rawi/model/testing/samples';
import { REVIEWS } from '@rawi/model/truth/comic-review';
import { type Comment, commentSchema } from '@rawi/model/truth/comment';
import { notificationIds, notificationSchema } from '@rawi/model/truth/notification';
import { DEFAULT_SETTINGS, inboxSchema } from '@rawi/model/truth/user';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { forgetTraces } from '../erasure/forget-traces.ts';
import { sampleUser } from '../testing/choices.ts';
import { onCommentWritten } from '../triggers/on-comment-written.ts';
import { changesMentions } from './settle-mentions.ts';

const NOW = new Date('2026-01-02T00:00:00Z');
const IDS = { comicId: 'one', commentId: 'a' };
/** Names as their texts have them; Layla and Omar have written here, Salma has translated, Sara has done neither. */
const NAMES = { layla: 'Layla', omar: 'Omar', salma: 'Salma', sara: 'Sara' };

let emulated: EmulatedFirestore;
beforeAll(async () => {
  emulated = await emulatedFirestore('settle-mentions');
});
afterAll(() => emulated.stop());
beforeEach(async () => {
  emulated.clear();
  await set(paths.comic('one'), sampleComic('one'));
  for (const [uid, fullName] of Object.entries(NAMES)) {
    await set(paths.user(uid), { ...sampleUser(EPOCH), fullName });
    await set(paths.inbox(uid), { unread: 0 });
  }
  await set(paths.comment('one', 'top'), sampleComment('layla', { at: NOW }));
  const { id: _, ...chapter } = sampleChapter('one-1-en');
  await set(paths.chapter('one', 'one-1-en'), {
    ...chapter,
    comicId: 'one',
    translator: { id: 'salma', name: 'Salma' },
  });
});

const set = (path: string, data: object) => emulated.firestore.doc(path).set({ ...data });
const stored = async (path: string) => (await emulated.firestore.doc(path).get()).data();
const comment = async () => {
  const data = await stored(paths.comment('one', 'a'));
  return data && commentSchema.parse(data);
};
/** What a client or another function writes of it, or undefined; its event comes once it is delivered. */
async function change(to: Partial<Comment> | undefined): Promise<{ before?: Comment; after?: Comment }> {
  const before = await comment();
  if (to) await set(paths.comment('one', 'a'), { ...sampleComment('omar', { at: NOW }), ...before, ...to });
  else await emulated.firestore.doc(paths.comment('one', 'a')).delete();
  const after = await comment();
  return { ...(before && { before }), ...(after && { after }) };
}
const deliver = ({ before, after }: { before?: Comment; after?: Comment }, now = NOW) =>
  onCommentWritten({ firestore: emulated.firestore, now: () => now }, IDS, { before, after });
/** Writes it, and delivers what comes of that. */
async function say(to: Partial<Comment> | undefined, now = NOW): Promise<void> {
  await deliver(await change(to), now);
}
const calls = (...uids: (keyof typeof NAMES)[]) => ({
  text: uids.map((uid) => `@${NAMES[uid]}`).join(' and '),
  mentions: uids,
});
const mentioned = async () => (await comment())?.mentioned?.map(({ uid }) => uid) ?? [];
const told = async (uid: string) => {
  const data = await stored(paths.notification(uid, notificationIds.mention('one', 'a')));
  return data && notificationSchema.parse(data);
};
const unread = async (uid: string) => inboxSchema.parse(await stored(paths.inbox(uid))).unread;
const whoKnows = async () => {
  const all = await Promise.all(Object.keys(NAMES).map(async (uid) => ((await told(uid)) ? [uid] : [])));
  return all.flat();
};

describe('a mention', () => {
  it('of who has written on the comic or translated it is shown and notified, once', async () => {
    const written = await change(calls('layla', 'salma'));
    for (let times = 0; times < 3; times += 1) await deliver(written);
    expect((await comment())?.mentioned).toEqual([
      { uid: 'layla', name: 'Layla' },
      { uid: 'salma', name: 'Salma' },
    ]);
    expect(await told('layla')).toMatchObject({
      kind: 'mention',
      slug: 'one',
      commentId: 'a',
      author: { name: 'Reader omar' },
      read: false,
    });
    expect([await unread('layla'), await unread('salma'), await unread('omar')]).toEqual([1, 1, 0]);
  });

  it('of somebody who has nothing to do with the comic is neither', async () => {
    await say(calls('sara'));
    expect([await mentioned(), await whoKnows()]).toEqual([[], []]);
    await say({ ...calls('sara'), text: '@Sara once more', version: 2 });
    expect(await whoKnows()).toEqual([]);
    await set(paths.comment('one', 'by-sara'), sampleComment('sara', { at: NOW }));
    await say({ text: '@Sara at last', version: 3 });
    expect([await mentioned(), await whoKnows()]).toEqual([['sara'], ['sara']]);
  });

  it('notifies a bounded number of times, however often the name goes and comes back', async () => {
    await set(paths.comment('one', 'by-sara'), sampleComment('sara', { at: NOW }));
    let times = 0;
    for (let version = 1; version <= 9; version += 1) {
      await say({ ...calls('sara'), ...(version % 2 === 0 && { text: 'Nobody.' }), version });
      if (version % 2 === 1 && (await told('sara'))) times += 1;
    }
    expect(times).toBe(2);
    expect(await mentioned()).toEqual(['sara']);
  });

  it('of who is answered is shown, and told as an answer alone', async () => {
    await set(paths.comment('one', 'top'), sampleComment('sara', { at: NOW }));
    await say({ ...calls('sara'), parent: 'top' });
    expect(await mentioned()).toEqual(['sara']);
    expect(await told('sara')).toBeUndefined();
    expect(await unread('sara')).toBe(1);
  });

  it.each<[string, Partial<Comment>]>([
    ['lacks the name', { text: '@Somebody, @layla, Layla', mentions: ['layla'] }],
    ['names nobody by an id', { text: '@Layla' }],
    ['names its own author', { text: '@Omar', mentions: ['omar'] }],
    ['is a review', { ...calls('layla'), parent: REVIEWS }],
    ['was hidden', { ...calls('layla'), text: '', hidden: { reason: 'spam' } }],
  ])('is none where the comment %s', async (_, words) => {
    await say(words);
    expect([await mentioned(), await whoKnows()]).toEqual([[], []]);
  });

  it.each([
    ['layla', 'omar'],
    ['omar', 'layla'],
  ])('is none beside a block by %s', async (by, of) => {
    await set(paths.blockedPerson(by, of), { uid: of, name: of, at: NOW });
    await say(calls('layla'));
    expect([await mentioned(), await whoKnows()]).toEqual([[], []]);
  });

  it('is shown and not told to who ignores the author, wants no such notifications, or after its time', async () => {
    await set(paths.ignoredPerson('layla', 'omar'), { uid: 'omar', name: 'Omar', at: NOW });
    const notifications = { ...DEFAULT_SETTINGS.notifications, comments: false };
    await set(paths.user('salma'), {
      ...sampleUser(EPOCH),
      fullName: 'Salma',
      settings: { ...DEFAULT_SETTINGS, notifications },
    });
    await say(calls('layla', 'salma'));
    expect([await mentioned(), await whoKnows()]).toEqual([['layla', 'salma'], []]);
    await set(paths.user('salma'), { ...sampleUser(EPOCH), fullName: 'Salma' });
    await say({ ...calls('salma'), text: 'Old: @Salma' }, new Date('2027-01-01T00:00:00Z'));
    expect([await mentioned(), await whoKnows()]).toEqual([['salma'], []]);
  });

  it('stays what it was when the person takes another name, until the words change', async () => {
    await say(calls('layla'));
    await set(paths.user('layla'), { ...sampleUser(EPOCH), fullName: 'Nour' });
    await say({ text: 'So says @Layla', version: 2 });
    expect((await comment())?.mentioned).toEqual([{ uid: 'layla', name: 'Layla' }]);
    await say({ text: 'So says @Nour', version: 3 });
    expect((await comment())?.mentioned).toEqual([{ uid: 'layla', name: 'Nour' }]);
    await say({ text: 'So says @Layla', version: 4 });
    expect([await mentioned(), await whoKnows()]).toEqual([[], []]);
  });

  it('goes with the comment, with its author, and under what reviewers hide', async () => {
    for (const end of [
      undefined,
      { uid: null, author: null },
      { text: '', hidden: { reason: 'spam' as const } },
    ]) {
      await emulated.firestore.doc(paths.comment('one', 'a')).delete();
      await say({ ...calls('layla'), parent: null });
      expect([await whoKnows(), await unread('layla')]).toEqual([['layla'], 1]);
      await say(end);
      expect([await mentioned(), await whoKnows(), await unread('layla')]).toEqual([[], [], 0]);
    }
  });

  it('of a deleted comment leaves no id', async () => {
    await set(paths.comment('one', 'answer'), sampleComment('layla', { at: NOW, parent: 'a', shows: true }));
    await say(calls('layla'));
    await say({ text: '', deleted: true, version: 2 });
    expect(await comment()).toMatchObject({ deleted: true, uid: null });
    expect(await comment()).not.toHaveProperty('mentions');
    expect(await comment()).not.toHaveProperty('mentioned');
    expect(await whoKnows()).toEqual([]);
  });

  it('goes with the account that is mentioned; the words stay', async () => {
    await say(calls('layla', 'salma'));
    await forgetTraces({ firestore: emulated.firestore, hashKey: 'a-key' }, 'layla');
    expect(await comment()).toMatchObject({
      text: '@Layla and @Salma',
      mentions: ['salma'],
      mentioned: [{ uid: 'salma', name: 'Salma' }],
    });
    await forgetTraces({ firestore: emulated.firestore, hashKey: 'a-key' }, 'salma');
    expect(await comment()).not.toHaveProperty('mentioned');
    // An author who names an account that is gone, by an id that their page still had.
    await emulated.firestore.doc(paths.user('layla')).delete();
    await say({ ...calls('layla', 'salma'), version: 2 });
    expect(await comment()).toMatchObject({
      mentions: ['salma'],
      mentioned: [{ uid: 'salma', name: 'Salma' }],
    });
  });

  it('that came with an archive is told nobody', async () => {
    await say({ ...calls('layla'), shows: true, likes: 0, replies: 0 });
    expect(await whoKnows()).toEqual([]);
  });
});

it('whatever a comment was, and however late its events come, it ends in what it says now', async () => {
  const states: readonly Partial<Comment>[] = [
    calls('layla'),
    calls('layla', 'salma', 'sara'),
    { text: '@Layla', mentions: ['salma'] },
    { text: 'Nobody', mentions: [] },
    { ...calls('layla'), text: '', hidden: { reason: 'spam' } },
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ state: fc.nat(states.length), late: fc.boolean() }), {
        minLength: 1,
        maxLength: 5,
      }),
      async (life) => {
        await say(undefined);
        for (const uid of Object.keys(NAMES)) {
          await emulated.firestore.doc(paths.notification(uid, notificationIds.mention('one', 'a'))).delete();
          await set(paths.inbox(uid), { unread: 0 });
        }
        const late: Awaited<ReturnType<typeof change>>[] = [];
        for (const { state, late: isLate } of life) {
          const {
            hidden: _,
            mentioned: known,
            ...rest
          } = (await comment()) ?? sampleComment('omar', { at: NOW });
          const next = states[state];
          const before = await comment();
          if (next)
            await set(paths.comment('one', 'a'), { ...rest, ...(known && { mentioned: known }), ...next });
          else await emulated.firestore.doc(paths.comment('one', 'a')).delete();
          const after = await comment();
          const event = { ...(before && { before }), ...(after && { after }) };
          if (isLate) late.push(event);
          else await deliver(event);
        }
        for (const event of late.toReversed()) await deliver(event);
        const last = states[life.at(-1)?.state ?? 0];
        const expected = last === states[0] ? ['layla'] : last === states[1] ? ['layla', 'salma'] : [];
        expect([await mentioned(), await whoKnows()]).toEqual([expected, expected]);
        for (const uid of Object.keys(NAMES)) expect(await unread(uid)).toBe(expected.includes(uid) ? 1 : 0);
      },
    ),
    { numRuns: 20 },
  );
});

it('mentions are settled only by a change that can matter', () => {
  const plain = sampleComment('omar');
  const calling = { ...plain, ...calls('layla') };
  expect(changesMentions(undefined, plain)).toBe(false);
  expect(changesMentions(plain, { ...plain, text: 'Other words.' })).toBe(false);
  expect(changesMentions(undefined, calling)).toBe(true);
  expect(
    changesMentions(calling, { ...calling, likes: 9, mentioned: [{ uid: 'layla', name: 'Layla' }] }),
  ).toBe(false);
  expect(changesMentions(calling, { ...calling, text: 'Other words.' })).toBe(true);
  expect(changesMentions(calling, undefined)).toBe(true);
});
