import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileName } from './file-name.ts';

describe('fileName', () => {
  it('keeps names as people write them, in both scripts', () => {
    expect(fileName('Pepper&Carrot - Chapter 6 (English)', 'pdf')).toBe(
      'Pepper&Carrot - Chapter 6 (English).pdf',
    );
    expect(fileName('بيبر وكاروت - الفصل ٦ (العربية)', 'pdf')).toBe('بيبر وكاروت - الفصل ٦ (العربية).pdf');
  });

  it('removes characters that a file system reserves or that could disguise the name', () => {
    expect(fileName('What/If: "Part" <1>?', 'pdf')).toBe('What If Part 1.pdf');
    expect(fileName('..\\..\\etc\u0000', 'pdf')).toBe('etc.pdf');
    expect(fileName('gpj.\u202Efdp', 'pdf')).toBe('gpj. fdp.pdf');
    expect(fileName('  ...  ', 'pdf')).toBe('chapter.pdf');
  });

  it('is a plain file name within 255 bytes, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (title) => {
        const name = fileName(title, 'pdf');
        expect(name).toMatch(/^[^\s.\\/:*?"<>|][^\\/:*?"<>|]*\.pdf$/u);
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
      }),
    );
  });
});
