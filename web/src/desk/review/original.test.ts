import { daysLater, sampleChapter } from '@rawi/model/testing/samples';
import type { Chapter } from '@rawi/model/truth/chapter';
import { EMPTY_CHAPTER } from '@rawi/model/truth/submission-content';
import { describe, expect, it } from 'vitest';
import { originalOf } from './original.tsx';

const manifest: NonNullable<Chapter['manifest']> = {
  folder: 'public/chapters/a',
  widths: [800],
  images: ['800x1200#102030'],
  panels: [],
};
const chapter = (id: string, change: Partial<Chapter>) => sampleChapter(id, { manifest, ...change });
const english = chapter('en', { language: 'en', publishedAt: daysLater(1) });
const french = chapter('fr', { language: 'fr', publishedAt: daysLater(2) });
const own = chapter('ar', { language: 'ar', translator: { id: 'noor', name: 'Noor' } });
const rival = chapter('ar-2', { language: 'ar', translator: { id: 'wren', name: 'Wren' } });
const all = [french, rival, english, own];
const submission = { content: { ...EMPTY_CHAPTER, language: 'ar' as const }, uid: 'noor' };

describe('what a submitted chapter is compared with', () => {
  it('is the oldest one in another language', () => {
    expect(originalOf(all, submission)).toBe(english);
  });

  it('is the chapter that a corrected file replaces, and no rival’s', () => {
    expect(originalOf(all, { ...submission, replaces: 'one' })).toBe(own);
  });

  it('is nothing for what is new, and for what has no pages as pictures', () => {
    expect(originalOf([own, rival], submission)).toBeUndefined();
    expect(originalOf([{ ...english, manifest: undefined }], submission)).toBeUndefined();
  });
});
