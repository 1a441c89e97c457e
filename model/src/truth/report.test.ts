import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { reportSchema } from './report.ts';

const report = {
  issue: 'typos',
  note: '',
  comicId: 'lantern',
  chapterId: 'lantern-3-en',
  page: null,
  fault: null,
  state: 'open',
  reporter: null,
  at: new Date(0),
};
const isReport = (change: object) => reportSchema.safeParse({ ...report, ...change }).success;

describe('a report', () => {
  it.each([
    {},
    { note: 'ن'.repeat(LIMITS.noteLength) },
    { note: '🙂'.repeat(LIMITS.noteLength) },
    { note: 'Two\nlines' },
    { page: 1 },
    { page: LIMITS.pdfPages.max, fault: 'pdf-page', reporter: 'layla' },
  ])('may be %j', (change) => {
    expect(isReport(change)).toBe(true);
  });

  it.each([
    { issue: 'boring' },
    { note: 'n'.repeat(LIMITS.noteLength + 1) },
    { note: '🙂'.repeat(LIMITS.noteLength + 1) },
    { note: 'turned\u202Eround' },
    { note: '\0' },
    { note: null },
    { page: 0 },
    { page: LIMITS.pdfPages.max + 1 },
    { page: 1.5 },
    { fault: 'chapter' },
    { comicId: 'a/b' },
    { chapterId: '' },
    { address: 'https://example.com' },
  ])('is never %j', (change) => {
    expect(isReport(change)).toBe(false);
  });
});
