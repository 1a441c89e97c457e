import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareNumbers, compareValues, equalValues, isVector, sameValue } from './order.ts';
import { anyValue } from './testing.ts';
import type { Value } from './value.ts';

const int = (value: bigint): Value => ({ kind: 'integer', value });
const double = (value: number): Value => ({ kind: 'double', value });
const text = (value: string): Value => ({ kind: 'string', value });
const list = (...values: Value[]): Value => ({ kind: 'array', values });
const map = (fields: Record<string, Value>): Value => ({
  kind: 'map',
  fields: new Map(Object.entries(fields)),
});
const vector = (...elements: number[]): Value =>
  map({ __type__: text('__vector__'), value: list(...elements.map(double)) });
const reference = (path: string): Value => ({
  kind: 'reference',
  name: `projects/p/databases/d/documents/${path}`,
});
const bytes = (...value: number[]): Value => ({ kind: 'bytes', value: Uint8Array.from(value) });

/** As Google's emulator sorts these. */
const ascending: Value[] = [
  { kind: 'null' },
  { kind: 'boolean', value: false },
  { kind: 'boolean', value: true },
  double(Number.NaN),
  double(Number.NEGATIVE_INFINITY),
  int(-1n),
  int(0n),
  double(0.5),
  int(1n),
  int(2n),
  double(2 ** 53),
  int(2n ** 53n + 1n),
  int(2n ** 63n - 1n),
  double(2 ** 63),
  double(Number.POSITIVE_INFINITY),
  { kind: 'timestamp', seconds: 1, nanos: 0 },
  { kind: 'timestamp', seconds: 1, nanos: 1000 },
  text(''),
  text('a'),
  text('aa'),
  text('b'),
  text('\uffff'),
  text('😀'),
  bytes(1),
  bytes(1, 2),
  bytes(2),
  reference('c/__id2__'),
  reference('c/__id10__'),
  reference('c/a'),
  reference('c/a/b/c'),
  reference('c/a-'),
  { kind: 'geopoint', latitude: 1, longitude: 2 },
  { kind: 'geopoint', latitude: 1, longitude: 3 },
  list(),
  list({ kind: 'null' }),
  list(double(Number.NaN)),
  list(int(1n)),
  list(int(1n), int(2n)),
  list(int(2n)),
  list(text('a')),
  vector(1, 2),
  vector(2, 1),
  vector(0, 0, 0),
  map({}),
  map({ a: int(1n) }),
  map({ a: int(1n), b: int(1n) }),
  map({ a: int(2n) }),
  map({ b: int(0n) }),
];

describe('compareValues', () => {
  it('sorts every type as Firestore does', () => {
    for (const [i, a] of ascending.entries()) {
      for (const [j, b] of ascending.entries()) {
        expect(Math.sign(compareValues(a, b)), `${i} against ${j}`).toBe(Math.sign(i - j));
      }
    }
  });

  it('is antisymmetric', () => {
    fc.assert(
      fc.property(
        anyValue,
        anyValue,
        (a, b) => Math.sign(compareValues(a, b)) === -Math.sign(compareValues(b, a)),
      ),
      { numRuns: 500 },
    );
  });

  it('is transitive', () => {
    fc.assert(
      fc.property(anyValue, anyValue, anyValue, (a, b, c) => {
        const [x, y, z] = [a, b, c].toSorted(compareValues);
        return (
          !x || !y || !z || (compareValues(x, y) <= 0 && compareValues(y, z) <= 0 && compareValues(x, z) <= 0)
        );
      }),
      { numRuns: 500 },
    );
  });

  it('keeps equal values interchangeable', () => {
    fc.assert(
      fc.property(anyValue, anyValue, anyValue, (a, b, c) => {
        if (!equalValues(a, b)) return true;
        return Math.sign(compareValues(a, c)) === Math.sign(compareValues(b, c));
      }),
      { numRuns: 500 },
    );
  });

  it('holds 1 and 1.0, 0 and -0, NaN and NaN equal', () => {
    expect(equalValues(int(1n), double(1))).toBe(true);
    expect(equalValues(int(0n), double(-0))).toBe(true);
    expect(equalValues(double(0), double(-0))).toBe(true);
    expect(equalValues(double(Number.NaN), double(Number.NaN))).toBe(true);
  });

  it('does not round 64-bit integers', () => {
    expect(compareNumbers(2n ** 53n + 1n, 2 ** 53)).toBeGreaterThan(0);
    expect(compareNumbers(2n ** 63n - 1n, 2 ** 63)).toBeLessThan(0);
    expect(compareNumbers(3n, 3.5)).toBeLessThan(0);
    expect(compareNumbers(-3n, -3.5)).toBeGreaterThan(0);
  });
});

describe('sameValue', () => {
  it('tells what queries hold equal', () => {
    expect(sameValue(int(1n), double(1))).toBe(false);
    expect(sameValue(double(0), double(-0))).toBe(false);
    expect(sameValue(list(int(0n)), list(double(-0)))).toBe(false);
    expect(sameValue(double(Number.NaN), double(Number.NaN))).toBe(true);
  });

  it('does not mind the order of fields', () => {
    expect(sameValue(map({ a: int(1n), b: int(2n) }), map({ b: int(2n), a: int(1n) }))).toBe(true);
    expect(sameValue(map({ a: int(1n) }), map({ a: int(1n), b: int(2n) }))).toBe(false);
  });

  it('implies equality and holds for a value and itself', () => {
    fc.assert(
      fc.property(anyValue, anyValue, (a, b) => sameValue(a, a) && (!sameValue(a, b) || equalValues(a, b))),
      {
        numRuns: 300,
      },
    );
  });
});

describe('isVector', () => {
  it('takes only the map with exactly a type and a list', () => {
    expect(isVector(vector(1))).toBe(true);
    expect(isVector(map({ __type__: text('__vector__') }))).toBe(false);
    expect(isVector(map({ __type__: text('x'), value: list() }))).toBe(false);
  });
});
