import { describe, expect, it } from 'vitest';
import { readableChapter } from './readable-chapter.ts';

const chapter = { id: 'x-1', number: 1, publishedAt: '2026-11-20T12:00:00Z' };

describe('readableChapter', () => {
  it("is the reader's language first, then the other", () => {
    expect(readableChapter({ en: chapter, ar: chapter }, 'ar')?.locale).toBe('ar');
    expect(readableChapter({ en: chapter }, 'ar')?.locale).toBe('en');
    expect(readableChapter({}, 'ar')).toBeUndefined();
  });
});
