import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filled } from './filled.ts';

const hostile = fc.constantFrom('{a}', '{b}', '{email}', '$&', "$'", '$1', '{{a}}', '}{', 'plain', '');

describe('a template that is filled in', () => {
  it('has the words as they were typed, whatever places and patterns they imitate', () => {
    const law = fc.property(hostile, hostile, (a, b) => {
      expect(filled('from {a} to {b}, {a}', { a, b })).toBe(`from ${a} to ${b}, ${a}`);
    });
    fc.assert(law, { numRuns: 50 });
  });

  it('throws the name of a placeholder without a value, also of one that every object has', () => {
    expect(() => filled('to {email}', {})).toThrow('{email}');
    expect(() => filled('to {constructor}', {})).toThrow('{constructor}');
  });
});
