import { describe, expect, it } from 'vitest';
import type { Fields, Value } from '../values/value.ts';
import { validateWrites } from './validate-write.ts';
import type { FieldTransform, Write } from './write.ts';

const ROOT = 'projects/p/databases/d/documents';
const int = (value: number): Value => ({ kind: 'integer', value: BigInt(value) });
const text = (value: string): Value => ({ kind: 'string', value });
const double = (value: number): Value => ({ kind: 'double', value });
const list = (...values: Value[]): Value => ({ kind: 'array', values });
const map = (fields: Record<string, Value>): Value => ({
  kind: 'map',
  fields: new Map(Object.entries(fields)),
});
const vector = (value: Value): Value => map({ __type__: text('__vector__'), value });

function update(fields: Record<string, Value>, more: Partial<Write & { kind: 'update' }> = {}): Write {
  const entries: Fields = new Map(Object.entries(fields));
  return { kind: 'update', name: `${ROOT}/c/d`, fields: entries, transforms: [], ...more };
}

function nested(depth: number): Value {
  return depth === 0 ? int(1) : map({ m: nested(depth - 1) });
}

const increment = (field: string, value: Value): FieldTransform => ({
  field: [field],
  operation: { kind: 'increment', value },
});

const remove = { kind: 'delete', name: `${ROOT}/c/d` } as const;
const verify = { kind: 'verify', name: `${ROOT}/c/d`, precondition: { exists: true } } as const;

describe('validateWrites', () => {
  it.each<[string, Write[]]>([
    ['plain fields', [update({ a: int(1), m: map({ l: list(map({ x: list() })) }) })]],
    ['a vector', [update({ v: vector(list(double(1))) })]],
    ['a long text', [update({ s: text('x'.repeat(1_048_487)) })]],
    ['twenty levels', [update({ m: nested(20) })]],
    ['a long name', [update({ ['n'.repeat(1500)]: int(1) })]],
    ['a long path', [update({ ['n'.repeat(700)]: map({ ['n'.repeat(799)]: int(1) }) })]],
    [
      'long names below a list, which no path reaches',
      [update({ ['n'.repeat(700)]: list(map({ ['n'.repeat(1500)]: int(1) })) })],
    ],
    ['a document deleted, then set', [remove, update({})]],
    ['a document deleted, then created', [remove, update({}, { precondition: { exists: false } })]],
    [
      'a document set, then deleted if it exists',
      [update({}), { ...remove, precondition: { exists: true } }],
    ],
    ['two documents verified', [verify, { ...verify, name: `${ROOT}/c/other` }]],
    [
      'five hundred transforms',
      [update({}, { transforms: Array.from({ length: 500 }, (_, i) => increment(`f${i}`, int(1))) })],
    ],
  ])('accepts %s', (_, writes) => {
    expect(() => validateWrites(writes)).not.toThrow();
  });

  it.each<[string, Write[]]>([
    ['field name __x__ is reserved', [update({ __x__: int(1) })]],
    ["field name '__x__' is reserved.", [update({ m: map({ __x__: int(1) }) })]],
    ['field name __x__ is reserved', [update({}, { mask: [['__x__']] })]],
    ['Nested arrays are not allowed', [update({ a: list(list()) })]],
    [
      'Nested arrays are not allowed',
      [update({}, { transforms: [{ field: ['a'], operation: { kind: 'array-union', values: [list()] } }] })],
    ],
    ['The value of property "s" is longer than 1048487 bytes.', [update({ s: text('x'.repeat(1_048_488)) })]],
    ['The value of property "s" is longer than 1048487 bytes.', [update({ s: text('€'.repeat(349_496)) })]],
    [
      'The value of property "b" is longer than 1048487 bytes.',
      [update({ b: { kind: 'bytes', value: new Uint8Array(1_048_488) } })],
    ],
    ['The property.name is longer than 1500 bytes.', [update({ ['n'.repeat(1501)]: int(1) })]],
    [
      'The property path is longer than 1500 bytes.',
      [update({ ['n'.repeat(700)]: map({ ['é'.repeat(400)]: int(1) }) })],
    ],
    [
      'The property path is longer than 1500 bytes.',
      [update({}, { mask: [['n'.repeat(700), 'n'.repeat(800)]] })],
    ],
    ['cannot be updated after its deletion', [remove, update({}, { precondition: { exists: true } })]],
    [
      'cannot be updated after its deletion',
      [remove, update({}, { precondition: { updateTime: { seconds: 1, nanos: 0 } } })],
    ],
    ['needs a precondition', [{ ...verify, precondition: undefined }]],
    ['cannot write or verify it a second time', [verify, verify]],
    ['cannot write or verify it a second time', [verify, update({})]],
    ['cannot write or verify it a second time', [update({}), verify]],
    ['cannot write or verify it a second time', [remove, verify]],
    ['contains an invalid nested entity', [update({ m: nested(21) })]],
    [
      'The key path element name is longer than 1500 bytes.',
      [update({}, { name: `${ROOT}/c/${'n'.repeat(1501)}` })],
    ],
    [
      'The key path element kind is longer than 1500 bytes.',
      [{ kind: 'delete', name: `${ROOT}/${'n'.repeat(1501)}/d` }],
    ],
    [
      'Transaction too big. Decrease transaction size.',
      Array.from({ length: 11 }, (_, i) =>
        update({ s: text('x'.repeat(1_000_000)) }, { name: `${ROOT}/c/${i}` }),
      ),
    ],
    ['Input must be int64 or double.', [update({}, { transforms: [increment('a', text('x'))] })]],
    ["Vector map is missing key 'value'.", [update({ v: map({ __type__: text('__vector__') }) })]],
    ['Vector value type must be an array.', [update({ v: vector(int(1)) })]],
    ['Cannot have a zero length vector.', [update({ v: vector(list()) })]],
    ["Vector must only contain values of type 'double'", [update({ v: vector(list(int(1))) })]],
    ['Vector cannot contain NaN values.', [update({ v: vector(list(double(Number.NaN))) })]],
    [
      'Vectors must be at most 2048 dimensions.',
      [update({ v: vector(list(...Array.from({ length: 2049 }, () => double(1)))) })],
    ],
    ['contains an invalid nested entity', [update({ v: map({ __type__: text('other') }) })]],
    [
      'Cannot have more than 500 field transforms for a single document in a commit.',
      [
        update({}, { transforms: Array.from({ length: 300 }, (_, i) => increment(`f${i}`, int(1))) }),
        update({}, { transforms: Array.from({ length: 201 }, (_, i) => increment(`g${i}`, int(1))) }),
      ],
    ],
  ])('refuses with %s (%#)', (message, writes) => {
    expect(() => validateWrites(writes)).toThrow(message);
  });
});
