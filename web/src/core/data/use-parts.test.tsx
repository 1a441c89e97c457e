import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useParts } from './use-parts.ts';

afterEach(cleanup);

function list(read: (part: number) => Promise<readonly string[] | undefined>, parts = 3) {
  return renderHook(() => useParts({ first: ['a', 'b'], parts, read, keyOf: (item) => item })).result;
}

it('shows the first part, and each further one once it is asked for', async () => {
  const read = vi.fn(async (part: number) => (part === 2 ? ['b', 'c'] : ['d']));
  const shown = list(read);
  expect(shown.current).toMatchObject({ items: ['a', 'b'], hasMore: true });
  expect(read).not.toHaveBeenCalled();
  expect(await act(() => shown.current.more())).toBe(2);
  // An item of two parts is shown once.
  expect(shown.current).toMatchObject({ items: ['a', 'b', 'c'], hasMore: true });
  expect(await act(() => shown.current.more())).toBe(3);
  expect(shown.current).toMatchObject({ items: ['a', 'b', 'c', 'd'], hasMore: false });
  expect(read.mock.calls).toEqual([[2], [3]]);
});

it('says that a part could not be read, and reads that one again', async () => {
  const read = vi.fn(async (): Promise<readonly string[] | undefined> => undefined);
  const shown = list(read);
  expect(await act(() => shown.current.more())).toBeUndefined();
  expect(shown.current).toMatchObject({ items: ['a', 'b'], hasFailed: true, hasMore: true });
  read.mockResolvedValueOnce(['c']);
  await act(() => shown.current.more());
  expect(shown.current).toMatchObject({ items: ['a', 'b', 'c'], hasFailed: false });
  expect(read).toHaveBeenLastCalledWith(2);
});

it('has no more when the page holds the whole list', () => {
  expect(list(async () => [], 1).current.hasMore).toBe(false);
});
