import { describe, expect, it } from 'vitest';
import type { Document, Value } from '../values/value.ts';
import { aggregate } from './aggregate.ts';

const int = (value: bigint): Value => ({ kind: 'integer', value });
const double = (value: number): Value => ({ kind: 'double', value });
const MAX = 2n ** 63n - 1n;

function over(values: (Value | undefined)[], kind: 'sum' | 'avg'): Value | undefined {
  return aggregate(values.map(documentOf), [{ alias: 'it', kind, field: ['v'] }]).get('it');
}

function documentOf(value: Value | undefined): Document {
  const time = { seconds: 0, nanos: 0 };
  return { name: 'n', fields: new Map(value ? [['v', value]] : []), createTime: time, updateTime: time };
}

describe('aggregations', () => {
  it('count, up to a bound', () => {
    const documents = [documentOf(undefined), documentOf(int(1n))];
    const result = aggregate(documents, [
      { alias: 'all', kind: 'count' },
      { alias: 'one', kind: 'count', upTo: 1 },
    ]);
    expect(result.get('all')).toEqual(int(2n));
    expect(result.get('one')).toEqual(int(1n));
  });

  it.each<[(Value | undefined)[], Value]>([
    [[], int(0n)],
    [[int(1n), int(2n)], int(3n)],
    [[int(1n), double(2)], double(3)],
    [[int(MAX), int(1n)], double(2 ** 63)],
    [[int(MAX), int(1n), int(-2n)], int(MAX - 1n)],
    [[int(1n), { kind: 'string', value: 'x' }, undefined, { kind: 'null' }], int(1n)],
    [[int(1n), double(Number.NaN)], double(Number.NaN)],
  ])('sum %#', (values, expected) => {
    expect(over(values, 'sum')).toEqual(expected);
  });

  it.each<[(Value | undefined)[], Value]>([
    [[], { kind: 'null' }],
    [[{ kind: 'string', value: 'x' }], { kind: 'null' }],
    [[int(1n), int(2n)], double(1.5)],
    [[int(3n), undefined], double(3)],
    [[int(MAX), int(MAX)], double(2 ** 63)],
  ])('average %#', (values, expected) => {
    expect(over(values, 'avg')).toEqual(expected);
  });
});
