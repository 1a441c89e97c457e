import { paths } from '@rawi/model/paths';
import { sampleComment } from '@rawi/model/testing/samples';
import { REVIEWS } from '@rawi/model/truth/comic-review';
import type { Comment } from '@rawi/model/truth/comment';
import { commentReportKey } from '@rawi/model/truth/comment-report';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { settleComment } from './settle-comment.ts';

let emulated: EmulatedFirestore;
beforeAll(async () => {
  emulated = await emulatedFirestore('settle-comment');
});
afterAll(() => emulated.stop());
beforeEach(() => emulated.clear());

const set = (path: string, data: object) => emulated.firestore.doc(path).set(data);
const say = (id: string, changes: Partial<Comment> = {}) =>
  set(paths.comment('one', id), { ...sampleComment('layla', changes) });
const stored = async (path: string) => (await emulated.firestore.doc(path).get()).data();
const comment = (id: string) => stored(paths.comment('one', id));
const settle = (commentId: string, parent: string | null = null) =>
  settleComment(emulated.firestore, { comicId: 'one', commentId }, parent);
const DELETED = { deleted: true, text: '' } as const;

/** What others have added to a comment, and what was withheld of it. */
async function addBelow(id: string): Promise<string[]> {
  const below: [string, object][] = [
    [paths.commentLike('one', id, 'omar'), { uid: 'omar' }],
    [paths.withheldComment('one', id), { uid: 'layla', text: '', reason: 'spam', hiddenAt: new Date(0) }],
    [
      paths.commentReport(commentReportKey('one', id, 'omar')),
      { comicId: 'one', commentId: id, uid: 'omar' },
    ],
  ];
  for (const [path, data] of below) await set(path, data);
  return below.map(([path]) => path);
}

describe('a comment', () => {
  it('gets its numbers, and what answers show below it', async () => {
    await say('top');
    await say('a', { parent: 'top' });
    await say('b', { parent: 'top', hidden: { reason: 'spam' } });
    for (const id of ['a', 'b']) await settle(id, 'top');
    await settle('top');
    expect(await comment('top')).toMatchObject({ likes: 0, replies: 1, shows: true });
    expect(await comment('a')).toMatchObject({ likes: 0, replies: 0, shows: true });
    expect(await comment('b')).toMatchObject({ shows: false });
  });

  it('costs no write once it is settled', async () => {
    await say('top');
    await settle('top');
    emulated.resetBilling();
    await settle('top');
    expect(emulated.billing()).toMatchObject({ writes: 0 });
  });

  it('keeps the likes that were counted', async () => {
    await say('top', { likes: 7 });
    await settle('top');
    expect(await comment('top')).toMatchObject({ likes: 7 });
  });
});

it('a review goes when its author deletes it, with all that others added but reports', async () => {
  await say('review-layla', { parent: REVIEWS });
  await settle('review-layla', REVIEWS);
  expect(await comment('review-layla')).toMatchObject({ likes: 0, shows: true });
  const [like = '', withheld = '', report = ''] = await addBelow('review-layla');
  await say('review-layla', { ...DELETED, parent: REVIEWS });
  await settle('review-layla', REVIEWS);
  expect(await comment('review-layla')).toBeUndefined();
  expect(await Promise.all([like, withheld].map(stored))).toEqual([undefined, undefined]);
  expect(await stored(report)).toBeDefined();
});

describe('what its author has deleted', () => {
  it('goes with all that others added, where nobody has answered', async () => {
    await say('top', DELETED);
    const below = await addBelow('top');
    const other = paths.commentReport(commentReportKey('two', 'top', 'sara'));
    await set(other, { comicId: 'two', commentId: 'top', uid: 'sara' });
    await settle('top');
    expect(await comment('top')).toBeUndefined();
    // What was reported waits for reviewers with the words that it keeps.
    const [like, withheld, report] = await Promise.all(below.map(stored));
    expect([like, withheld]).toEqual([undefined, undefined]);
    expect(report).toBeDefined();
    expect(await stored(other)).toBeDefined();
  });

  it('takes the reports with it where reviewers had hidden it', async () => {
    await say('top', { ...DELETED, hidden: { reason: 'spam' } });
    const [, , report = ''] = await addBelow('top');
    await settle('top');
    expect(await stored(report)).toBeUndefined();
  });

  it('keeps its place while there are answers, hidden ones too, and goes with the last', async () => {
    await say('top', { ...DELETED, hidden: { reason: 'spam' }, folded: true });
    await say('a', { parent: 'top', hidden: { reason: 'spam' } });
    const below = await addBelow('top');
    await settle('a', 'top');
    await settle('top');
    expect(await comment('top')).toMatchObject({ shows: false, replies: 0, deleted: true });
    expect(await comment('top')).not.toHaveProperty('hidden');
    expect(await comment('top')).not.toHaveProperty('folded');
    expect(await Promise.all(below.map(stored))).toEqual([undefined, undefined, undefined]);
    await say('a', { parent: 'top', ...DELETED });
    await settle('a', 'top');
    expect(await comment('a')).toBeUndefined();
    expect(await comment('top')).toBeUndefined();
  });

  it('is taken off the number of answers', async () => {
    await say('top');
    for (const id of ['a', 'b']) {
      await say(id, { parent: 'top' });
      await settle(id, 'top');
    }
    expect(await comment('top')).toMatchObject({ replies: 2 });
    await say('a', { parent: 'top', ...DELETED });
    await settle('a', 'top');
    expect(await comment('top')).toMatchObject({ replies: 1 });
  });

  it('leaves nothing below it that came when it was gone, but what was reported', async () => {
    const below = await addBelow('gone');
    await settle('gone', 'top');
    const [like, withheld, report] = await Promise.all(below.map(stored));
    expect([like, withheld]).toEqual([undefined, undefined]);
    expect(report).toBeDefined();
  });
});

type State = 'said' | 'hidden' | 'deleted';
const STATES = { said: {}, hidden: { hidden: { reason: 'spam' } }, deleted: DELETED } as const;
interface Change {
  readonly id: string;
  readonly state: State;
}
const IDS = ['top', 'a', 'b', 'c'] as const;
const parentOf = (id: string) => (id === 'top' ? null : 'top');

/** What a thread is in the end, made of its comments' last states alone. */
function settled(last: ReadonlyMap<string, State>): Record<string, object> {
  const answers = [...last].filter(([id, state]) => id !== 'top' && state !== 'deleted');
  const replies = answers.filter(([, state]) => state === 'said').length;
  const top = last.get('top');
  return Object.fromEntries([
    ...answers.map(([id, state]) => [id, { shows: state === 'said', replies: 0 }]),
    ...(top === undefined || (top === 'deleted' && answers.length === 0)
      ? []
      : [['top', { shows: top === 'said', replies }]]),
  ]);
}

it('a thread ends the same, however often, late, shuffled and beside each other its changes are settled', async () => {
  const changes = fc.array(
    fc.record({ id: fc.constantFrom(...IDS), state: fc.constantFrom<State>('said', 'hidden', 'deleted') }),
    { minLength: 1, maxLength: 8 },
  );
  const orders = fc.array(fc.nat(30), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc
      .asyncProperty(changes, orders, fc.boolean(), async (wanted, order, atOnce) => {
        const last = new Map<string, State>([['top', 'said']]);
        await say('top');
        const due: Change[] = [{ id: 'top', state: 'said' }];
        for (const [index, change] of wanted.entries()) {
          // What was deleted stays so.
          if (last.get(change.id) === 'deleted') continue;
          // Rules let nobody answer what does not show.
          if (!last.has(change.id) && last.get('top') !== 'said') continue;
          last.set(change.id, change.state);
          await say(change.id, { parent: parentOf(change.id), ...STATES[change.state] });
          due.push(change, ...((order[index % order.length] ?? 0) % 2 ? [change] : []));
          if ((order[index % order.length] ?? 0) % 3 === 0) await settle(change.id, parentOf(change.id));
        }
        const shuffled = due.toSorted(
          (x, y) => (order[due.indexOf(x) % order.length] ?? 0) - (order[due.indexOf(y) % order.length] ?? 0),
        );
        const run = ({ id }: Change) => settle(id, parentOf(id));
        if (atOnce) await Promise.all(shuffled.map(run));
        else for (const change of shuffled) await run(change);
        const { docs } = await emulated.firestore.collection(paths.comments('one')).get();
        const found = docs.map((each) => [
          each.id,
          { shows: each.get('shows'), replies: each.get('replies') },
        ]);
        expect(Object.fromEntries(found)).toEqual(settled(last));
      })
      .beforeEach(() => emulated.clear()),
    { numRuns: 20 },
  );
});
