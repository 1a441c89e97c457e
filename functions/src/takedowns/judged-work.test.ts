import type { TakedownTarget } from '@rawi/model/truth/takedown';
import { describe, expect, it } from 'vitest';
import { judgedWork } from './judged-work.ts';

const COMIC = { kind: 'comic', comicId: 'simurgh' } as const;
const CHAPTER = { kind: 'chapter', comicId: 'simurgh', chapterId: 'simurgh-6-ar_layla' } as const;
const COVER = { ...CHAPTER, kind: 'cover' } as const;
const COMMENT = { kind: 'comment', comicId: 'simurgh', commentId: 'a' } as const;
const WHOSE = { uid: 'layla', name: 'Name of layla' };
const SHOWN = { title: 'Simurgh', names: {}, number: 6, language: 'ar', slug: 'simurgh' } as const;

describe('what is taken down', () => {
  it.each<TakedownTarget>([CHAPTER, COVER])(
    'is a chapter, which others may translate too, as a %o',
    (target) => {
      const chapter = { comicId: 'simurgh', number: 6, language: 'ar' };
      expect(judgedWork(target, { whose: WHOSE, shown: SHOWN })).toEqual({ ownerUid: 'layla', chapter });
      expect(judgedWork(target, { whose: null, shown: SHOWN })).toEqual({ ownerUid: null, chapter });
    },
  );

  it.each<[string, TakedownTarget, object]>([
    ['a comic', COMIC, { number: null, language: null }],
    ['the cover of a comic', { kind: 'cover', comicId: 'simurgh' }, { number: null, language: null }],
    ['a comment at a chapter', COMMENT, {}],
    ['a chapter without a number', CHAPTER, { number: null }],
    ['a chapter in a language that is not known', CHAPTER, { language: null }],
  ])('is its owner’s alone as %s', (_, target, change) => {
    const shown = { ...SHOWN, ...change };
    expect(judgedWork(target, { whose: WHOSE, shown })).toEqual({ ownerUid: 'layla' });
  });
});
