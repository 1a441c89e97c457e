import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FirestoreError } from '../errors.ts';
import { equalValues, sameValue } from '../values/order.ts';
import type { Value } from '../values/value.ts';
import type { ValueMessage } from './messages.ts';
import { parseMessage, printMessage } from './proto-json.ts';
import { decodeValue, encodeValue } from './values.ts';

const VALUE = 'google.firestore.v1.Value';
const COMMIT = 'google.firestore.v1.CommitRequest';
const QUERY = 'google.firestore.v1.RunQueryRequest';

const { value: anyValue } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constant<Value>({ kind: 'null' }),
    fc.boolean().map((value): Value => ({ kind: 'boolean', value })),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value): Value => ({ kind: 'integer', value })),
    fc.double().map((value): Value => ({ kind: 'double', value: value === 0 ? 0 : value })),
    fc.string({ unit: 'binary' }).map((value): Value => ({ kind: 'string', value })),
    fc.uint8Array().map((value): Value => ({ kind: 'bytes', value })),
    fc
      .record({
        seconds: fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }),
        micros: fc.nat(999_999),
      })
      .map(({ seconds, micros }): Value => ({ kind: 'timestamp', seconds, nanos: micros * 1000 })),
    fc.constant<Value>({ kind: 'reference', name: 'projects/p/databases/(default)/documents/a/b' }),
    fc
      .record({
        latitude: fc.double({ min: -90, max: 90, noNaN: true }),
        longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      })
      .map(
        ({ latitude, longitude }): Value => ({
          kind: 'geopoint',
          latitude: latitude || 0,
          longitude: longitude || 0,
        }),
      ),
    fc.array(tie('value'), { maxLength: 4 }).map((values): Value => ({ kind: 'array', values })),
    fc
      .array(
        fc.tuple(
          fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('__proto__', 'constructor')),
          tie('value'),
        ),
        { maxLength: 4 },
      )
      .map((entries): Value => ({ kind: 'map', fields: new Map(entries) })),
  ),
}));

function readValue(json: unknown): Value {
  const message: ValueMessage = parseMessage(json, VALUE);
  return decodeValue(message);
}

describe('proto3 JSON', () => {
  it('every value comes back from its text', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const text = JSON.stringify(printMessage({ ...encodeValue(value) }, VALUE));
        const back = readValue(JSON.parse(text));
        expect(sameValue(back, value) || (equalValues(back, value) && back.kind === value.kind)).toBe(true);
      }),
    );
  });

  it('reads what production clients write', () => {
    const message = parseMessage(
      {
        parent: 'p',
        structured_query: {
          from: [{ collectionId: 'c' }],
          where: { fieldFilter: { op: 5, field: { fieldPath: 'a' }, value: { nullValue: null } } },
          orderBy: [{ direction: 'DESCENDING' }, { direction: 1 }],
          limit: 0,
          offset: '3',
        },
        readTime: '2026-11-20T10:01:00.5Z',
        transaction: null,
      },
      QUERY,
    );
    expect(message).toEqual({
      parent: 'p',
      structuredQuery: {
        from: [{ collectionId: 'c' }],
        where: {
          fieldFilter: { op: 'EQUAL', field: { fieldPath: 'a' }, value: { nullValue: 'NULL_VALUE' } },
        },
        orderBy: [{ direction: 'DESCENDING' }, { direction: 'ASCENDING' }],
        limit: { value: 0 },
        offset: 3,
      },
      readTime: { seconds: 1_795_168_860, nanos: 500_000_000 },
    });
  });

  it('knows verify, which the Admin SDK does not send', () => {
    expect(parseMessage({ writes: [{ verify: 'x' }] }, COMMIT)).toEqual({ writes: [{ verify: 'x' }] });
  });

  it('leaves empty lists, empty maps and absent fields out', () => {
    const message = { commitTime: undefined, writeResults: [{ transformResults: [] }] };
    expect(printMessage(message, 'google.firestore.v1.CommitResponse')).toEqual({ writeResults: [{}] });
  });

  it.each<[string, unknown]>([
    ['a text', 'x'],
    ['a list', []],
    ['null', null],
    ['an unknown field', { nonsense: 1 }],
    ['an object for a list', { writes: {} }],
    ['a number for a text', { database: 1 }],
    ['bytes outside base64', { transaction: '*' }],
    ['a text for a boolean', { writes: [{ currentDocument: { exists: 'yes' } }] }],
    ['a number for a timestamp', { writes: [{ currentDocument: { updateTime: 5 } }] }],
    ['a list for a map', { writes: [{ update: { fields: [] } }] }],
    ['a fraction for an integer', { writes: [{ update: { fields: { a: { integerValue: 1.5 } } } }] }],
    ['65 bits', { writes: [{ update: { fields: { a: { integerValue: '9223372036854775808' } } } }] }],
    ['an enum of another type', { writes: [{ updateTransforms: [{ setToServerValue: 'EQUAL' }] }] }],
  ])('refuses %s', (_name, json) => {
    expect(() => parseMessage(json, COMMIT)).toThrow(FirestoreError);
    expect(() => parseMessage(json, COMMIT)).toThrow(/^Payload isn't valid for request\./);
  });

  it('whatever JSON it is given, it reads it or refuses it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        try {
          parseMessage(json, COMMIT);
        } catch (error) {
          expect(error).toBeInstanceOf(FirestoreError);
        }
      }),
    );
  });
});
