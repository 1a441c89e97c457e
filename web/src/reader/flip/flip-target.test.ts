import { describe, expect, it } from 'vitest';
import { flipTarget } from './flip-target.ts';

const chapter = (translations: Parameters<typeof flipTarget>[0]['translations']) => ({
  language: 'en' as const,
  pageCount: 3,
  translations,
});

describe('the target that a chapter flips to', () => {
  it('is a translation into another language with as many pages, the interface’s first', () => {
    const french = { id: 'fr', language: 'fr' as const, pageCount: 3 };
    const arabic = { id: 'ar', language: 'ar' as const, pageCount: 3 };
    expect(flipTarget(chapter([french, arabic]), 'ar')?.id).toBe('ar');
    expect(flipTarget(chapter([french, arabic]), 'en')?.id).toBe('fr');
  });

  it('is neither in its own language nor a translation without matched pages', () => {
    expect(flipTarget(chapter([{ id: 'en2', language: 'en', pageCount: 3 }]), 'ar')).toBeUndefined();
    expect(flipTarget(chapter([{ id: 'ar', language: 'ar', pageCount: 4 }]), 'ar')).toBeUndefined();
  });

  it('shows the page that its translator named, and none where there is none', () => {
    const target = flipTarget(
      chapter([{ id: 'ar', language: 'ar', pageCount: 4, matches: [1, 3, 0] }]),
      'ar',
    );
    expect([1, 2, 3].map((page) => target?.pageOf(page))).toEqual([1, 3, undefined]);
    expect(target?.hasAny([2, 3])).toBe(true);
    expect(target?.hasAny([3])).toBe(false);
  });
});
