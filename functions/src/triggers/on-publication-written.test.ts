import type { PublicationWork } from '@rawi/model/truth/publication';
import { logger } from 'firebase-functions/v2';
import { describe, expect, it, vi } from 'vitest';
import { enqueuePublished } from './on-publication-written.ts';

const NOW = new Date('2026-01-01T12:00:00Z');
/** A publication right after its decision. */
const DECIDED: PublicationWork = {
  kind: 'chapter',
  uid: 'layla',
  revision: 1,
  way: 'out',
  comicId: 'simurgh',
  chapterId: 'simurgh-1-ar',
  names: null,
  rating: null,
  step: 'files',
  folders: [],
  cursor: null,
  deletes: [],
  leftoversAt: null,
  requestId: 'decision',
  startedAt: NOW,
  tries: 0,
  error: null,
  lease: null,
  dueAt: NOW,
};
async function enqueuedAfter(after: unknown): Promise<string[]> {
  const enqueued: string[] = [];
  await enqueuePublished(async (submissionId) => void enqueued.push(submissionId), 'one', after);
  return enqueued;
}

describe('a publication that was written', () => {
  it.each([
    ['its files', {}],
    ['what it leaves to delete', { step: 'clean' }],
  ] as const)('gets a task for %s right after its decision', async (_, change) => {
    expect(await enqueuedAfter({ ...DECIDED, ...change })).toEqual(['one']);
  });

  it.each<[string, Partial<PublicationWork>]>([
    ['is done', { step: 'done' }],
    ['has its files copied', { step: 'document' }],
    ['has begun', { cursor: 'public/a/1.webp' }],
    ['was tried before', { tries: 1 }],
    ['has failed', { error: 'The bucket is away.' }],
    ['has a task', { lease: { id: 'lease', until: NOW } }],
    ['is parked', { dueAt: null }],
  ])('gets no other task where it %s', async (_, change) => {
    expect(await enqueuedAfter({ ...DECIDED, ...change })).toEqual([]);
  });

  it('gets none once it is deleted, and is logged where it cannot be read', async () => {
    const logged = vi.spyOn(logger, 'error').mockImplementation(() => {});
    expect(await enqueuedAfter(undefined)).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
    expect(await enqueuedAfter({ ...DECIDED, step: 7 })).toEqual([]);
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });
});
