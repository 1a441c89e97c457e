import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allWaits, type Waits, waitOfShare, waitsSchema, withWait } from './waits.ts';

const minutes = fc.array(fc.nat(2_000_000), { minLength: 1, maxLength: 60 });
const waitsOf = (each: readonly number[]) => each.reduce<Waits>(withWait, {});

describe('waits', () => {
  it('tell within which time a share of them was over, to two digits', () => {
    fc.assert(
      fc.property(minutes, fc.constantFrom(0.5, 0.9, 1), (each, share) => {
        const inOrder = each.toSorted((a, b) => a - b);
        const exact = inOrder[Math.ceil(each.length * share) - 1] ?? 0;
        const told = waitOfShare(waitsOf(each), share) ?? -1;
        expect(Math.abs(told - exact)).toBeLessThanOrEqual(exact * 0.05);
      }),
    );
  });

  it('of months together are those of all that was in them, in whatever order', () => {
    fc.assert(
      fc.property(minutes, minutes, (one, other) => {
        const together = allWaits([waitsOf(one), waitsOf(other)]);
        expect(together).toEqual(waitsOf([...other, ...one]));
        expect(waitsSchema.parse(together)).toEqual(together);
      }),
    );
  });

  it('of nothing tell nothing', () => {
    expect(waitOfShare({}, 0.5)).toBeUndefined();
  });
});
