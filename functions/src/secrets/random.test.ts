import { describe, expect, it } from 'vitest';
import { cryptoRandom } from './random.ts';
import { codeHash, resetKey, ticketHash } from './reset-hashes.ts';

const draws = <T>(count: number, draw: () => T) => Array.from({ length: count }, draw);

describe('a random secret', () => {
  it('is a code of six digits from the whole million', () => {
    const codes = draws(5000, () => cryptoRandom.resetCode());
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    // Of 5,000 drawn from a million about 12 come twice; from a thousand, nearly all.
    expect(new Set(codes).size).toBeGreaterThan(4900);
    expect(new Set(codes.map((code) => code[0])).size).toBe(10);
  });

  it('is a ticket of 256 bits and an id of 160', () => {
    for (const token of draws(20, () => cryptoRandom.token())) expect(token).toMatch(/^[\w-]{43}$/);
    for (const id of draws(20, () => cryptoRandom.id())) expect(id).toMatch(/^[0-9a-f]{40}$/);
    expect(new Set(draws(100, () => cryptoRandom.token())).size).toBe(100);
  });
});

describe('what is stored of a reset', () => {
  it('differs by salt, key and use', () => {
    const hashes = [
      codeHash('key', 'salt', '123456'),
      codeHash('key', 'other salt', '123456'),
      codeHash('other key', 'salt', '123456'),
      ticketHash('key', '123456'),
      ticketHash('other key', '123456'),
      resetKey('key', '123456'),
      resetKey('other key', '123456'),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
