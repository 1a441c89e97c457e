import { beforeEach, describe, expect, it, vi } from 'vitest';
import { syncOnReconnect } from './sync-on-reconnect.ts';

const records = vi.hoisted(() => ({
  allRecords: vi.fn(),
  readRecords: vi.fn(async () => []),
  changeRecord: vi.fn(),
}));
const dropSaved = vi.hoisted(() => vi.fn());
const report = vi.hoisted(() => vi.fn());
vi.mock('./records.ts', () => records);
vi.mock('../../core/pages/saved-pages.ts', () => ({ hasDownloads: () => true }));
vi.mock('./saved-files.ts', () => ({ dropSaved }));
vi.mock('./owners.ts', () => ({ ownersOfAll: async () => new Set(['one']) }));
vi.mock('./queue.ts', () => ({ runQueue: vi.fn(async () => {}) }));
vi.mock('./hand-over.ts', () => ({ takeBack: vi.fn(async () => {}) }));
vi.mock('../takedowns/removed.ts', () => ({ readRemoved: async () => {} }));
vi.mock('../../core/lib/report-error.ts', () => ({ report }));

beforeEach(() => vi.clearAllMocks());

describe('a device that reconnects', () => {
  it('deletes files that belong to no download', async () => {
    records.allRecords.mockResolvedValue([]);
    await syncOnReconnect();
    const [isGone] = dropSaved.mock.calls[0] as [(owner: string) => boolean];
    expect([isGone('one'), isGone('two')]).toEqual([false, true]);
  });

  it('deletes nothing when the saved records cannot be read', async () => {
    records.allRecords.mockRejectedValue(new DOMException('closing', 'InvalidStateError'));
    await syncOnReconnect();
    expect(dropSaved).not.toHaveBeenCalled();
    expect(report).toHaveBeenCalled();
  });
});
