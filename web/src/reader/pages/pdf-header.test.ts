import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasPdfHeader } from './pdf-header.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('hasPdfHeader', () => {
  it('finds the header anywhere in the first 1024 bytes, but not after them', () => {
    fc.assert(
      fc.property(fc.nat(2000), (before) => {
        expect(hasPdfHeader(bytes(`${'x'.repeat(before)}%PDF-1.7\n`))).toBe(before <= 1019);
      }),
    );
  });

  it.each(['', '%PDF', 'PDF-1.7', 'not a comic '.repeat(200)])('does not find it in %j', (text) => {
    expect(hasPdfHeader(bytes(text))).toBe(false);
  });
});
