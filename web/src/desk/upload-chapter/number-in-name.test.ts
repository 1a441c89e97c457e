import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { numberInName } from './number-in-name.ts';

it.each<[string, number | null]>([
  ['simurgh_ch_012.5.pdf', 12.5],
  ['Simurgh - Chapter 6 (2024).pdf', 6],
  ['Episode 06 - ar.cbz', 6],
  ['الفصل ٦.cbz', 6],
  ['السيمرغ - فصل ١٢٫٥.pdf', 12.5],
  ['simurgh-06-ar.pdf', 6],
  ['06.pdf', 6],
  ['Vol. 2 Ch. 14.zip', 14],
  ['[Group] Orbit 9 - 007.cbz', 7],
  ['orbit9.pdf', null],
  ['simurgh.pdf', null],
  ['Simurgh 2024.pdf', null],
  ['v03 c021.cbz', 21],
  // As a chapter's own files are called.
  ['The Jinn in Flat 12 - Chapter 1 (English).cbz', 1],
  ['جنّي الشقة ١٢ - الفصل ١٫٥ (العربية).cbz', 1.5],
])('the chapter number in the file name %s is %s', (name, number) => {
  expect(numberInName(name)).toBe(number);
});

it('a number marked as a chapter’s is found, whatever surrounds it', () => {
  const words = fc.stringMatching(/^[a-z ]{0,12}$/);
  fc.assert(
    fc.property(words, fc.integer({ min: 0, max: 9999 }), words, (before, number, after) => {
      expect(numberInName(`${before} chapter ${number} ${after}.pdf`)).toBe(number);
    }),
  );
});
