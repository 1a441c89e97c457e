import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareValues, equalValues } from '../values/order.ts';
import { anyValue } from '../values/testing.ts';
import type { Value } from '../values/value.ts';
import { applyTransform } from './transform.ts';
import type { TransformOperation } from './write.ts';

const MAX = 2n ** 63n - 1n;
const MIN = -(2n ** 63n);
const NOW = { seconds: 5, nanos: 6_000_000 };
const int = (value: number | bigint): Value => ({ kind: 'integer', value: BigInt(value) });
const double = (value: number): Value => ({ kind: 'double', value });
const text = (value: string): Value => ({ kind: 'string', value });
const list = (...values: Value[]): Value => ({ kind: 'array', values });
const NULL: Value = { kind: 'null' };
const NAN = double(Number.NaN);

const apply = (current: Value | undefined, operation: TransformOperation) =>
  applyTransform(current, operation, NOW);
type Numeric = 'increment' | 'maximum' | 'minimum';

describe('server time', () => {
  it('is the request time', () => {
    const time = { kind: 'timestamp', ...NOW };
    expect(apply(int(1), { kind: 'request-time' })).toEqual({ value: time, result: time });
  });
});

describe('numeric transforms', () => {
  it.each<[Numeric, Value | undefined, Value, Value]>([
    ['increment', undefined, int(5), int(5)],
    ['increment', int(5), int(3), int(8)],
    ['increment', double(1.5), int(2), double(3.5)],
    ['increment', int(5), double(2.5), double(7.5)],
    ['increment', text('x'), int(7), int(7)],
    ['increment', int(MAX), int(1), int(MAX)],
    ['increment', int(MIN), int(-1), int(MIN)],
    ['maximum', int(3), int(5), int(5)],
    ['maximum', int(3), double(3), int(3)],
    ['maximum', int(3), double(2.5), int(3)],
    ['maximum', undefined, int(7), int(7)],
    ['maximum', text('x'), int(1), int(1)],
    ['maximum', double(-0), double(0), double(0)],
    ['maximum', int(1), NAN, NAN],
    ['maximum', NAN, int(1), NAN],
    ['minimum', int(3), double(2.5), double(2.5)],
    ['minimum', int(3), double(3), int(3)],
    ['minimum', int(3), int(4), int(3)],
  ])('%s %#', (kind, current, value, expected) => {
    expect(apply(current, { kind, value })).toEqual({ value: expected, result: expected });
  });

  it('increment like 64-bit integers that stop at the ends', () => {
    const anyInteger = fc.bigInt({ min: MIN, max: MAX });
    fc.assert(
      fc.property(anyInteger, anyInteger, (a, b) => {
        const sum = a + b;
        const { value } = apply(int(a), { kind: 'increment', value: int(b) });
        expect(value).toEqual(int(sum > MAX ? MAX : sum < MIN ? MIN : sum));
      }),
    );
  });

  it('take the larger and the smaller of two numbers', () => {
    const anyNumber = fc.oneof(fc.integer().map(int), fc.double({ noNaN: true }).map(double));
    fc.assert(
      fc.property(anyNumber, anyNumber, (a, b) => {
        const max = apply(a, { kind: 'maximum', value: b }).value;
        const min = apply(a, { kind: 'minimum', value: b }).value;
        expect(compareValues(max, a) >= 0 && compareValues(max, b) >= 0).toBe(true);
        expect(compareValues(min, a) <= 0 && compareValues(min, b) <= 0).toBe(true);
        expect(equalValues(max, a) || equalValues(max, b)).toBe(true);
      }),
    );
  });
});

describe('array transforms', () => {
  it('add what is missing, each once, and tell null', () => {
    const added = [double(1), text('b'), text('b'), NULL, NAN, NAN];
    expect(apply(list(int(1), text('a')), { kind: 'array-union', values: added })).toEqual({
      value: list(int(1), text('a'), text('b'), NULL, NAN),
      result: NULL,
    });
    expect(apply(int(5), { kind: 'array-union', values: [text('x')] }).value).toEqual(list(text('x')));
  });

  it('remove every occurrence, and make an empty array of what is none', () => {
    const current = list(int(1), text('a'), double(1), NULL);
    expect(apply(current, { kind: 'array-remove', values: [int(1), NULL] }).value).toEqual(list(text('a')));
    expect(apply(undefined, { kind: 'array-remove', values: [int(1)] }).value).toEqual(list());
  });

  it('undo and repeat each other', () => {
    const anyValues = fc.array(anyValue, { maxLength: 4 });
    fc.assert(
      fc.property(anyValues, anyValues, (current, values) => {
        const union = apply(list(...current), { kind: 'array-union', values }).value;
        expect(apply(union, { kind: 'array-union', values }).value).toEqual(union);
        const removed = apply(union, { kind: 'array-remove', values }).value;
        const left = removed.kind === 'array' ? removed.values : [];
        expect(left.some((item) => values.some((value) => equalValues(item, value)))).toBe(false);
      }),
    );
  });
});
