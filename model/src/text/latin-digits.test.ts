import { describe, expect, it } from 'vitest';
import { latinDigits } from './latin-digits.ts';

describe('latinDigits', () => {
  it.each([
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['2٤٤۵29', '244529'],
    ['الفصل ١٢', 'الفصل 12'],
    ['', ''],
  ])('of %j', (text, expected) => {
    expect(latinDigits(text)).toBe(expected);
  });
});
