import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewReport } from './new-report.ts';
import { writeReport } from './write-report.ts';

/** What the server has, by path, what a transaction writes, and how it ends. */
const server = vi.hoisted(() => ({
  documents: new Map<string, object>(),
  sets: [] as [path: string, data: object][],
  failure: undefined as Error | undefined,
}));
vi.mock('../../core/firebase/firestore.ts', () => ({ firebaseFirestore: () => ({}) }));
vi.mock('../../core/session/session.ts', () => ({ refreshSession: async () => {} }));
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

// Limits are of a day: what was sent a moment ago must not lie in the one before.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T12:00:00Z') });
  server.documents = new Map([[CHAPTER, { number: 3 }]]);
  server.sets = [];
  server.failure = undefined;
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());
const write = () => writeReport('layla', report);
const refuse = (code = 'permission-denied') => {
  server.failure = new FirebaseError(code, 'refused');
};
const KEY = 'lantern:lantern-3-en:4:typos:layla';
const sentAgo = (id: string, seconds: number, count = 1) =>
  server.documents.set(SENT, { id, count, at: new Date(Date.now() - seconds * 1000) });

describe('a report in one’s own name', () => {
  it('is written together with the companion that allows it', async () => {
    await write();
    const { id: _, ...fields } = report;
    expect(server.sets).toEqual([
      [`reports/${KEY}`, { ...fields, state: 'open', reporter: 'layla', at: 'now' }],
      [SENT, { id: `reports/${KEY}`, at: 'now', count: 1 }],
    ]);
  });

  it('is the person’s only one about this page and issue', async () => {
    await writeReport('layla', { ...report, id: 'two', note: 'And another one.' });
    await writeReport('layla', { ...report, page: null });
    const reports = server.sets.map(([path]) => path).filter((path) => path.startsWith('reports/'));
    expect(reports).toEqual([`reports/${KEY}`, 'reports/lantern:lantern-3-en:0:typos:layla']);
  });

  it('is not sent beyond the day’s limit', async () => {
    refuse();
    sentAgo('earlier', 30, 50);
    await expect(write()).rejects.toMatchObject({ problem: { code: 'too-many-today' } });
  });

  it('waits after another one, and no longer than the rules ask for', async () => {
    refuse();
    sentAgo('earlier', 5.5);
    await expect(write()).rejects.toMatchObject({ problem: { code: 'too-soon', retryAfterSeconds: 15 } });
    sentAgo('earlier', -3600);
    await expect(write()).rejects.toMatchObject({ problem: { code: 'too-soon', retryAfterSeconds: 20 } });
  });

  it('fails as gone when its chapter no longer exists', async () => {
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
    sentAgo(`reports/${KEY}`, 5);
    await expect(write()).rejects.toMatchObject({ problem: { code: problem } });
  });
});
