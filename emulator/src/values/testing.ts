import * as fc from 'fast-check';
import type { Fields, Value } from './value.ts';

const ints = [0n, 1n, -1n, 2n, 2n ** 53n, 2n ** 53n + 1n, 2n ** 63n - 1n, -(2n ** 63n)];
const doubles = [
  0,
  -0,
  1,
  0.5,
  2,
  2 ** 53,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  2 ** 63,
];
const texts = ['', 'a', 'aa', 'b', '\uffff', '😀', '\ue000', 'ü'];
const names = ['c/a', 'c/b', 'c/a/d/e', 'c/__id2__', 'c/__id10__'];

const leaf: fc.Arbitrary<Value> = fc.oneof(
  fc.constant<Value>({ kind: 'null' }),
  fc.boolean().map((value): Value => ({ kind: 'boolean', value })),
  fc.constantFrom(...ints).map((value): Value => ({ kind: 'integer', value })),
  fc.constantFrom(...doubles).map((value): Value => ({ kind: 'double', value })),
  fc
    .record({ seconds: fc.integer({ min: -2, max: 2 }), nanos: fc.constantFrom(0, 1000, 999_999_000) })
    .map((time): Value => ({ kind: 'timestamp', ...time })),
  fc.constantFrom(...texts).map((value): Value => ({ kind: 'string', value })),
  fc.uint8Array({ maxLength: 2 }).map((value): Value => ({ kind: 'bytes', value })),
  fc
    .constantFrom(...names)
    .map((path): Value => ({ kind: 'reference', name: `projects/p/databases/d/documents/${path}` })),
  fc
    .record({ latitude: fc.constantFrom(0, -0, 1, -1), longitude: fc.constantFrom(0, 1) })
    .map((point): Value => ({ kind: 'geopoint', ...point })),
  fc.array(fc.constantFrom(...doubles), { minLength: 1, maxLength: 2 }).map(
    (elements): Value => ({
      kind: 'map',
      fields: new Map<string, Value>([
        ['__type__', { kind: 'string', value: '__vector__' }],
        ['value', { kind: 'array', values: elements.map((value): Value => ({ kind: 'double', value })) }],
      ]),
    }),
  ),
);

/** Values of every type, small enough that equal and neighbouring ones are frequent. */
export const anyValue: fc.Arbitrary<Value> = fc.letrec<{ value: Value; fields: Fields }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('value'), { maxLength: 2 }).map((values): Value => ({ kind: 'array', values })),
    tie('fields').map((fields): Value => ({ kind: 'map', fields })),
  ),
  fields: fc
    .array(fc.tuple(fc.constantFrom('a', 'b', 'ü', '__proto__'), tie('value')), { maxLength: 2 })
    .map((entries) => new Map(entries)),
})).value;
