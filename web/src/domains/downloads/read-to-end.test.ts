import { beforeEach, describe, expect, it, vi } from 'vitest';
import { holdReadToEnd, removeLeftAtEnd } from './read-to-end.ts';

const removeDownloads = vi.hoisted(() => vi.fn<(ids: readonly string[]) => Promise<void>>());
vi.mock('./change-downloads.ts', () => ({ removeDownloads }));
vi.mock('./records.ts', () => ({ allRecords: async () => [{ id: 'one' }, { id: 'two' }] }));

const held = new Set<string>();
const locks = {
  request: async (name: string, _: unknown, work: () => Promise<unknown>) => {
    held.add(name);
    await work();
    held.delete(name);
  },
  query: async () => ({ held: [...held].map((name) => ({ name })) }),
};
/** Releases the locks, as closing a tab does. */
const closeTab = () => held.clear();

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  localStorage.clear();
  held.clear();
  removeDownloads.mockClear();
});

describe('a chapter that was read to its end', () => {
  it('is removed once at the next start when its tab was closed there', async () => {
    holdReadToEnd('one');
    closeTab();
    await removeLeftAtEnd(undefined);
    expect(removeDownloads.mock.calls).toEqual([[['one']]]);
    await removeLeftAtEnd(undefined);
    expect(removeDownloads).toHaveBeenCalledOnce();
  });

  it('stays while it is open, here or in another tab', async () => {
    holdReadToEnd('one');
    await removeLeftAtEnd(undefined);
    closeTab();
    await removeLeftAtEnd('one');
    expect(removeDownloads).not.toHaveBeenCalled();
  });

  it('stays when the reader turned back, and leaves no note when it is removed already', async () => {
    holdReadToEnd('one')();
    holdReadToEnd('gone');
    closeTab();
    await removeLeftAtEnd(undefined);
    expect(removeDownloads).not.toHaveBeenCalled();
  });
});
