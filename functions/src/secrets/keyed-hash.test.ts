import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyedHash, sameHash } from './keyed-hash.ts';
import { seal, unseal } from './seal.ts';

describe('keyedHash', () => {
  it('differs by key, by use and by how the parts are cut', () => {
    const hashes = [
      keyedHash('k', 'use', 'ab', 'c'),
      keyedHash('k', 'use', 'a', 'bc'),
      keyedHash('k', 'use', 'abc'),
      keyedHash('k', 'use2', 'ab', 'c'),
      keyedHash('k2', 'use', 'ab', 'c'),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(keyedHash('k', 'use', 'ab', 'c')).toBe(hashes[0]);
    for (const hash of hashes) expect(hash).toMatch(/^[\w-]{43}$/);
  });

  it('is compared over its whole length', () => {
    const hash = keyedHash('k', 'use', 'a');
    expect(sameHash(hash, hash)).toBe(true);
    expect(sameHash(hash, `${hash.slice(0, -1)}${hash.endsWith('A') ? 'B' : 'A'}`)).toBe(false);
    expect(sameHash(hash, hash.slice(1))).toBe(false);
    expect(sameHash(hash, '')).toBe(false);
  });
});

describe('a seal', () => {
  it('gives back every text, to its own key and use only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const sealed = seal('key', 'mail', text);
        expect(unseal('key', 'mail', sealed)).toBe(text);
        expect(() => unseal('another', 'mail', sealed)).toThrow();
        expect(() => unseal('key', 'task', sealed)).toThrow();
      }),
    );
  });

  it('never looks the same twice and never shows its text', () => {
    expect(seal('key', 'mail', '123456')).not.toBe(seal('key', 'mail', '123456'));
    expect(Buffer.from(seal('key', 'mail', '123456'), 'base64url').includes('123456')).toBe(false);
  });

  it('notices a changed byte anywhere', () => {
    const bytes = Buffer.from(seal('key', 'mail', '123456'), 'base64url');
    for (const [index, byte] of bytes.entries()) {
      const changed = Buffer.from(bytes);
      changed[index] = byte ^ 1;
      expect(() => unseal('key', 'mail', changed.toString('base64url')), `byte ${index}`).toThrow();
    }
  });
});
