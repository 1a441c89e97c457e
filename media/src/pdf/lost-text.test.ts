import { expect, it } from 'vitest';
import { letterOf } from './lost-text.ts';

it('a code that is no letter is named by the sign for those', () => {
  expect(letterOf(0x642)).toBe('ق');
  expect(letterOf(0x1f4a5)).toBe('💥');
  expect(letterOf(-257_382_528)).toBe('\ufffd');
  expect(letterOf(0x110000)).toBe('\ufffd');
});
