import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeHashFrom, codeOf, fitsCode, hashCode } from './childrens-code.ts';

const codes = fc.stringMatching(/^\d{4,8}$/);
/** The digits of keyboards: Latin, Arabic and Persian ones begin at these. */
const KEYBOARDS = [0x30, 0x660, 0x6f0] as const;
const typedOn = (code: string, keyboard: number) =>
  [...code].map((digit) => String.fromCodePoint(keyboard + Number(digit))).join('');

it('a code is the same on every keyboard, and with spaces', () => {
  fc.assert(
    fc.property(codes, fc.constantFrom(...KEYBOARDS), (code, keyboard) => {
      expect(codeOf(typedOn(code, keyboard))).toBe(code);
      expect(codeOf(` ${typedOn(code, keyboard).slice(0, 2)} ${typedOn(code, keyboard).slice(2)}`)).toBe(
        code,
      );
    }),
  );
});

it.each(['', '123', '123456789', '12a4', '١٢٣', '12.4', '-1234', '１２３４'])('“%s” is no code', (typed) => {
  expect(codeOf(typed)).toBeUndefined();
});

it('what is kept fits its own code and no other, says neither, and is read back', async () => {
  await fc.assert(
    fc.asyncProperty(codes, codes, async (code, other) => {
      const hash = await hashCode(code, 2);
      const stored = codeHashFrom(JSON.parse(JSON.stringify(hash)));
      expect(stored).toEqual(hash);
      expect(await fitsCode(code, hash)).toBe(true);
      expect(await fitsCode(other, hash)).toBe(other === code);
      expect(hash.hash).not.toContain(code.padEnd(64));
    }),
    { numRuns: 40 },
  );
});

it('two devices keep different things of one code, slow to make', async () => {
  const [one, other] = [await hashCode('1234'), await hashCode('1234', 1)];
  expect(one.salt).not.toBe(other.salt);
  expect(one.hash).not.toBe(other.hash);
  expect(one.rounds).toBeGreaterThanOrEqual(600_000);
});

it('what another build or a hand has put there is not read', () => {
  const good = { salt: 'ab', rounds: 1, hash: 'cd' };
  expect(codeHashFrom(good)).toEqual(good);
  const bad = [null, 7, '1234', {}, { ...good, salt: 'x' }, { ...good, rounds: 0 }, { ...good, hash: 7 }];
  for (const value of bad) expect(codeHashFrom(value)).toBeUndefined();
});
