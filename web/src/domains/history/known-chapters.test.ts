import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetChapters, noteChapters, useKnownChapters } from './known-chapters.ts';
import type { KnownChapter } from './whats-next.ts';

const chapter = (id: string): KnownChapter => ({ id, number: 1, language: 'en' });

beforeEach(() => act(forgetChapters));

describe('the chapters that are known of a comic', () => {
  it('are all that anything has told, each once', () => {
    const { result } = renderHook(useKnownChapters);
    act(() => {
      noteChapters('salt', { chapters: [chapter('a')] });
      noteChapters('salt', { chapters: [chapter('a'), chapter('b')] });
      noteChapters('iron', { chapters: [chapter('c')] });
    });
    expect(result.current('salt').chapters.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(result.current('iron').chapters.map(({ id }) => id)).toEqual(['c']);
    expect(result.current('else').chapters).toEqual([]);
  });

  it('are the whole comic as of the latest time at which anything had all of them', () => {
    const { result } = renderHook(useKnownChapters);
    act(() => noteChapters('salt', { chapters: [chapter('a')] }));
    expect(result.current('salt').wholeAt).toBeUndefined();
    act(() => noteChapters('salt', { chapters: [chapter('a')], wholeAt: 20 }));
    act(() => noteChapters('salt', { chapters: [chapter('a')], wholeAt: 10 }));
    expect(result.current('salt').wholeAt).toBe(20);
  });
});
