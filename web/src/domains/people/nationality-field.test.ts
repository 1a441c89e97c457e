import { NATIONALITY_CODES, nationalityName } from '@rawi/model/lists/nationalities';
import { describe, expect, it } from 'vitest';
import { fold } from './nationality-field.tsx';

describe('the search for a nationality', () => {
  it.each([
    ['مصرى', 'مصرية'],
    ['مصريه', 'مصرية'],
    ['اردني', 'أردنية'],
    ['مـصـر', 'مصرية'],
    ['قمري', 'قُمُرية'],
    ['EGYP', 'Egyptian'],
  ])('finds with %s the name %s', (typed, name) => {
    expect(fold(name)).toContain(fold(typed));
  });

  it('tells all names apart', () => {
    const names = NATIONALITY_CODES.map((code) => fold(nationalityName(code).ar));
    expect(new Set(names).size).toBe(names.length);
  });
});
