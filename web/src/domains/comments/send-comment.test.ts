import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '../../testing/sign-in.ts';
import { sendComment } from './send-comment.ts';
import type { WaitingComment } from './waiting-comments.ts';

/** What the server has, by path. */
const stored = vi.hoisted(() => new Map<string, Readonly<Record<string, unknown>>>());
vi.mock('../../core/firebase/firestore.ts', () => ({ firebaseFirestore: () => ({}) }));
vi.mock('../../core/data/companion.ts', () => ({
  writeWithCompanion: () => Promise.reject(new FirebaseError('permission-denied', 'Refused.')),
}));
vi.mock('../people/profile.ts', () => ({ profileOf: () => 'profile' }));
vi.mock('../../core/data/documents.ts', () => ({ readDocument: async () => ({ fullName: 'Yara' }) }));
vi.mock('firebase/firestore', () => ({
  doc: (_: unknown, path: string) => path,
  getDocFromServer: async (path: string) => ({
    exists: () => stored.has(path),
    get: (field: string) => stored.get(path)?.[field],
  }),
}));

const answer: WaitingComment = {
  id: 'a',
  uid: 'yara',
  comic: { id: 'salt', slug: 'salt', series: 'Salt', names: {} },
  parent: 'top',
  number: null,
  text: 'No, he was not.',
  spoiler: false,
  at: '2026-01-02T00:00:00Z',
  state: 'waiting',
};

beforeEach(() => {
  stored.clear();
  stored.set('comics/salt', {});
  stored.set('comics/salt/comments/top', { uid: 'omar' });
  signIn();
});

it('an answer to somebody whom the person has blocked says that', async () => {
  stored.set('users/yara/blocked/omar', {});
  expect(await sendComment(answer)).toEqual({ outcome: 'refused', reason: 'blocked' });
});

it('an answer that rules refuse without a reason that can be read says no more than that', async () => {
  expect(await sendComment(answer)).toEqual({ outcome: 'refused', reason: 'unanswerable' });
  stored.set('comics/salt/comments/top', { uid: null });
  expect(await sendComment(answer)).toEqual({ outcome: 'refused', reason: 'unanswerable' });
  expect(await sendComment({ ...answer, parent: null })).toEqual({ outcome: 'refused', reason: 'unknown' });
});

it.each([{ deleted: true }, { hidden: { reason: 'spam' } }])(
  'an answer to what is gone says that: %j',
  async (top) => {
    stored.set('comics/salt/comments/top', { uid: 'omar', ...top });
    expect(await sendComment(answer)).toEqual({ outcome: 'refused', reason: 'gone' });
  },
);
