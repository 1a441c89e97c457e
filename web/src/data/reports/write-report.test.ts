import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewReport } from './new-report.ts';
import { writeReport } from './write-report.ts';

/** What the server has, by path, what a transaction sets, and how it ends. */
const server = vi.hoisted(() => ({
  documents: new Map<string, object>(),
  sets: [] as [path: string, data: object][],
  failure: undefined as Error | undefined,
}));
vi.mock('../../lib/firestore.ts', () => ({ firebaseFirestore: () => ({}) }));
vi.mock('../session.ts', () => ({ refreshSession: async () => {} }));
vi.mock('firebase/firestore', () => ({
  doc: (_database: object, path: string) => path,
  serverTimestamp: () => 'now',
  getDocFromServer: async (path: string) => ({
    exists: () => server.documents.has(path),
    data: () => server.documents.get(path),
  }),
  runTransaction: async (_database: object, run: (transaction: object) => Promise<void>) => {
    await run({ set: (path: string, data: object) => server.sets.push([path, data]) });
    if (server.failure) throw server.failure;
  },
}));

const report: NewReport = {
  id: 'one',
  issue: 'typos',
  note: 'A word is missing.',
  comicId: 'lantern',
  chapterId: 'lantern-3-en',
  page: 4,
  fault: null,
};
const CHAPTER = 'comics/lantern/chapters/lantern-3-en';
const SENT = 'users/layla/limits/report';

beforeEach(() => {
  server.documents = new Map([[CHAPTER, { number: 3 }]]);
  server.sets = [];
  server.failure = undefined;
});
const write = () => writeReport('layla', report);
const refuse = (code = 'permission-denied') => {
  server.failure = new FirebaseError(code, 'refused');
};
const sentAgo = (id: string, seconds: number) =>
  server.documents.set(SENT, { id, at: new Date(Date.now() - seconds * 1000) });

describe('a report in one’s own name', () => {
  it('is written with the companion that allows it', async () => {
    await write();
    const { id, ...fields } = report;
    expect(server.sets).toEqual([
      ['reports/one', { ...fields, state: 'open', reporter: 'layla', at: 'now' }],
      [SENT, { id, at: 'now' }],
    ]);
  });

  it('has arrived where the companion names it, though the answer was lost', async () => {
    refuse();
    sentAgo('one', 5);
    await expect(write()).resolves.toBeUndefined();
  });

  it('waits after another one, and no longer than rules ask for', async () => {
    refuse();
    sentAgo('earlier', 5.5);
    await expect(write()).rejects.toMatchObject({ problem: { code: 'too-soon', retryAfterSeconds: 15 } });
    sentAgo('earlier', -3600);
    await expect(write()).rejects.toMatchObject({ problem: { code: 'too-soon', retryAfterSeconds: 20 } });
  });

  it('says when its chapter is gone', async () => {
    refuse();
    sentAgo('earlier', 60);
    await expect(write()).rejects.toMatchObject({ problem: { code: 'internal' } });
    server.documents.delete(CHAPTER);
    await expect(write()).rejects.toMatchObject({ problem: { code: 'target-missing' } });
  });

  it.each([
    ['unavailable', 'offline'],
    ['internal', 'internal'],
  ])('that fails otherwise (%s) is not sent: %s', async (code, problem) => {
    refuse(code);
    sentAgo('one', 5);
    await expect(write()).rejects.toMatchObject({ problem: { code: problem } });
  });
});
