import { describe, expect, it } from 'vitest';
import { reportText } from './report-text.ts';

const chapter = {
  id: 'lantern-3-en',
  number: 3,
  language: 'en',
  comic: { series: 'Lantern' },
  pdf: { path: 'public/lantern-3-en-abc/chapter.pdf' },
} as const;
const common = {
  chapter,
  issue: 'images not showing up',
  address: 'https://rawi.example/en/chapter/lantern-3-en?page=4',
  browser: 'Browser 1.0',
  now: new Date('2026-11-20T10:00:00Z'),
};

describe('reportText', () => {
  it('names the comic, the chapter, the page and what failed', () => {
    expect(reportText({ ...common, trouble: { what: 'image', page: 4 } })).toBe(
      [
        'Issue: images not showing up',
        'Comic: Lantern',
        'Chapter: 3 (en), lantern-3-en',
        'Page: 4',
        'What failed: image',
        'Address: https://rawi.example/en/chapter/lantern-3-en?page=4',
        'Time: 2026-11-20T10:00:00.000Z',
        'Browser: Browser 1.0',
      ].join('\n'),
    );
  });

  it('names the file when the file itself fails, and nothing as failed when nothing did', () => {
    expect(reportText({ ...common, trouble: { what: 'file' } })).toContain(
      'File: public/lantern-3-en-abc/chapter.pdf',
    );
    expect(reportText({ ...common, trouble: { what: 'chapter' } })).not.toMatch(/failed|Page/);
  });
});
