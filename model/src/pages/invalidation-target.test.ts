import { describe, expect, it } from 'vitest';
import { EPOCH } from '../testing/samples.ts';
import {
  counterOf,
  distinctTargets,
  invalidationIdOf,
  invalidationSchema,
  isSum,
  SUM_KINDS,
  type SumKind,
  type SumOf,
} from './invalidation-target.ts';

/** One of each; a kind that is not here does not compile. */
const sums: { readonly [K in SumKind]: SumOf<K> } = {
  translatorCounts: { kind: 'translatorCounts', id: 'amal' },
  comicCounts: { kind: 'comicCounts', id: 'one' },
  chapterCounts: { kind: 'chapterCounts', id: 'one-1-en', comicId: 'one' },
  listCounts: { kind: 'listCounts', id: 'l' },
  commentCounts: { kind: 'commentCounts', id: 'a', comicId: 'one' },
};
const state = { generation: 'g', markedAt: EPOCH, claimed: null, dueAt: EPOCH, tries: 0, error: null };

describe('the kinds of sums', () => {
  it('have a counter, an id and an invalidation each, as pages have', () => {
    expect(Object.keys(sums)).toEqual(Object.keys(SUM_KINDS));
    expect(Object.values(sums).map(counterOf)).toEqual([
      'translator:amal',
      'comic:one',
      'chapter:one-1-en',
      'list:l',
      'comment:one:a',
    ]);
    expect(Object.values(sums).map(invalidationIdOf)).toEqual([
      'counts:translator:amal',
      'counts:comic:one',
      'counts:chapter:one-1-en',
      'counts:list:l',
      'counts:comment:one:a',
    ]);
    for (const target of Object.values(sums)) {
      expect(invalidationSchema.parse({ ...target, ...state })).toEqual({ ...target, ...state });
      expect(isSum(target)).toBe(true);
    }
  });

  it('are told from pages, whose invalidations are called as the pages are', () => {
    const page = { kind: 'chapter', id: 'one-1-en', comicId: 'one' } as const;
    expect(isSum(page)).toBe(false);
    expect(invalidationIdOf(page)).toBe('chapter_one-1-en');
    expect(invalidationSchema.parse({ ...page, ...state })).toEqual({ ...page, ...state });
    expect(distinctTargets([page, sums.chapterCounts, page])).toEqual([page, sums.chapterCounts]);
  });
});
