import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareValues, equalValues } from '../../values/order.ts';
import type { Value } from '../../values/value.ts';
import { fromValue } from './convert.ts';
import { compare, distinct, equals, includes } from './equality.ts';
import { float, int, list, type RulesValue } from './value.ts';

const stored: fc.Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constant<Value>({ kind: 'null' }),
    fc.boolean().map((value): Value => ({ kind: 'boolean', value })),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value): Value => ({ kind: 'integer', value })),
    fc.integer({ min: -2, max: 2 }).map((value): Value => ({ kind: 'integer', value: BigInt(value) })),
    fc.double({ noNaN: true }).map((value): Value => ({ kind: 'double', value })),
    fc.constantFrom(-0, 0, 1, 2 ** 53, 2 ** 63).map((value): Value => ({ kind: 'double', value })),
    fc.string({ unit: 'binary', maxLength: 3 }).map((value): Value => ({ kind: 'string', value })),
    fc.uint8Array({ maxLength: 3 }).map((value): Value => ({ kind: 'bytes', value })),
    fc.record({
      kind: fc.constant('timestamp' as const),
      seconds: fc.integer({ min: -2, max: 2 }),
      nanos: fc.constantFrom(0, 1000),
    }),
    fc
      .constantFrom('a/b', 'a/c')
      .map((at): Value => ({ kind: 'reference', name: `projects/p/databases/d/documents/${at}` })),
    fc.array(tie('value'), { maxLength: 3 }).map((values): Value => ({ kind: 'array', values })),
    fc
      .dictionary(fc.constantFrom('x', 'y'), tie('value'))
      .map((fields): Value => ({ kind: 'map', fields: new Map(Object.entries(fields)) })),
  ),
})).value;

describe('equals', () => {
  it('is reflexive and symmetric', () => {
    fc.assert(
      fc.property(stored, stored, (a, b) => {
        const [left, right] = [fromValue(a), fromValue(b)];
        expect(equals(left, left)).toBe(true);
        expect(equals(left, right)).toBe(equals(right, left));
      }),
    );
  });

  it('agrees with the equality of queries, which list proofs rest on', () => {
    fc.assert(
      fc.property(stored, stored, (a, b) => {
        expect(equals(fromValue(a), fromValue(b))).toBe(equalValues(a, b));
      }),
      { numRuns: 2000 },
    );
  });

  it('finds NaN equal to nothing, alone or inside', () => {
    const nan: RulesValue = float(Number.NaN);
    expect(equals(nan, nan)).toBe(false);
    expect(equals(list([nan]), list([nan]))).toBe(false);
    expect(includes([nan], nan)).toBe(false);
  });
});

describe('compare', () => {
  it('agrees with the order of queries wherever rules have one', () => {
    fc.assert(
      fc.property(stored, stored, (a, b) => {
        const order = compare(fromValue(a), fromValue(b));
        if (order !== undefined) expect(order).toBe(Math.sign(compareValues(a, b)));
      }),
      { numRuns: 5000 },
    );
  });

  it('has no order across kinds and for NaN', () => {
    expect(compare(int(1), list([]))).toBeUndefined();
    expect(compare(float(Number.NaN), int(1))).toBe('unordered');
  });
});

describe('distinct', () => {
  it('keeps one of each, the first', () => {
    fc.assert(
      fc.property(fc.array(stored, { maxLength: 6 }), (values) => {
        const all = values.map(fromValue);
        const kept = distinct(all);
        for (const value of all) expect(kept.filter((other) => equals(other, value))).toHaveLength(1);
        expect(distinct(kept)).toEqual(kept);
      }),
    );
  });
});
