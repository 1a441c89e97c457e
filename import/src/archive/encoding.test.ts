import * as fc from 'fast-check';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { decode, encode } from './encoding.ts';

/** Seconds that Firestore can hold: the years 1 to 9999. */
const time = fc
  .tuple(fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }), fc.integer({ min: 0, max: 999_999_999 }))
  .map(([seconds, nanoseconds]) => new Timestamp(seconds, nanoseconds));
const name = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('$time', '$map', '$number', '$'));
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    fc.string(),
    fc.boolean(),
    fc.constant(null),
    fc.double(),
    fc.integer(),
    time,
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(
      name.filter((each) => each !== '__proto__'),
      tie('any'),
      { maxKeys: 4, noNullPrototype: true },
    ),
  ),
})).any;

describe('the encoding of documents', () => {
  it('gives back what it was given, through JSON', () => {
    fc.assert(
      fc.property(value, (given) => {
        expect(decode(JSON.parse(JSON.stringify(encode(given))))).toEqual(given);
      }),
    );
  });

  it('keeps a time to the nanosecond', () => {
    expect(encode(new Timestamp(1_700_000_000, 1))).toEqual({ $time: '1700000000.000000001' });
  });

  it.each([[Buffer.from('a')], [undefined], [1n], [new Date()]])(
    'refuses what no document holds: %o',
    (given) => {
      expect(() => encode({ given })).toThrow('An export holds no');
    },
  );

  it.each([[{ $time: 'yesterday' }], [{ $place: [0, 0] }], [{ $map: null }]])('refuses %o', (given) => {
    expect(() => decode(given)).toThrow('is no type of an export');
  });
});
