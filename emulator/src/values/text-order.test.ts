import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareText } from './text-order.ts';

describe('compareText', () => {
  it('agrees with the order of UTF-8 bytes', () => {
    const anyText = fc.string({
      unit: fc.constantFrom('a', 'b', '\ue000', '\uffff', '😀', '🀄', 'ü', '\u0000'),
    });
    fc.assert(
      fc.property(anyText, anyText, (a, b) => {
        expect(Math.sign(compareText(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
      }),
    );
  });
});
