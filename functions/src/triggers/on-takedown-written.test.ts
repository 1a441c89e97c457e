import type { Takedown } from '@rawi/model/truth/takedown';
import { logger } from 'firebase-functions/v2';
import { describe, expect, it, vi } from 'vitest';
import { sampleTakedown } from '../testing/sample-takedown.ts';
import { enqueueTakedown } from './on-takedown-written.ts';

const NOW = new Date('2026-01-01T12:00:00Z');
const DECIDED = sampleTakedown({ at: NOW, sealedUntil: NOW, dueAt: NOW });
async function enqueuedAfter(after: unknown): Promise<string[]> {
  const enqueued: string[] = [];
  await enqueueTakedown(async (takedownId) => void enqueued.push(takedownId), 'comic:simurgh', after);
  return enqueued;
}

describe('a take-down that was written', () => {
  it.each(['running', 'returning'] as const)('gets a task while it is %s', async (state) => {
    expect(await enqueuedAfter({ ...DECIDED, state })).toEqual(['comic:simurgh']);
  });

  it.each<[string, Partial<Takedown>]>([
    ['is down', { state: 'down' }],
    ['was given back', { state: 'returned' }],
    ['has begun', { cursor: 'simurgh-1-ar' }],
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
