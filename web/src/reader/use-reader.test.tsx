import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentPage } from './reader-state.ts';
import { arrangeSpreads } from './spreads.ts';
import { useReader } from './use-reader.ts';

const arrangement = {
  layout: 'single' as const,
  spreads: arrangeSpreads(9, () => false, { pagesAtOnce: 1, shifted: false, splitWide: false }),
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the reader and the address', () => {
  const open = () => {
    const onPage = vi.fn<(page: number) => void>();
    const hook = renderHook(
      ({ page }) => useReader({ pageCount: 9, arrangement, page, fraction: 0, onPage }),
      {
        initialProps: { page: 1 },
      },
    );
    const turn = () => {
      act(() => hook.result.current.dispatch({ type: 'next' }));
      act(() => void vi.advanceTimersByTime(300));
    };
    const read = () => currentPage(hook.result.current.state);
    return { onPage, hook, turn, read };
  };

  it('follow each other in both directions', () => {
    const { onPage, hook, turn, read } = open();
    turn();
    expect(onPage).toHaveBeenLastCalledWith(2);
    hook.rerender({ page: 2 });
    hook.rerender({ page: 7 });
    expect(read()).toBe(7);
  });

  it('do not move the reader back when an address update arrives late', () => {
    const { hook, turn, read } = open();
    turn();
    turn();
    expect(read()).toBe(3);
    hook.rerender({ page: 2 });
    expect(read()).toBe(3);
    hook.rerender({ page: 3 });
    expect(read()).toBe(3);
    // An address that the reader did not write itself is still followed.
    hook.rerender({ page: 2 });
    expect(read()).toBe(2);
  });
});
