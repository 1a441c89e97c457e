import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitKey, useOf } from './limit-key.ts';

const hashKey = 'a key for tests that is long enough';
const use = fc.constantFrom('photo', 'photos', 'signup-origin', 'reset-address', 'updateProfile');
const value = fc.oneof(fc.string({ minLength: 4, maxLength: 40 }), fc.constant('layla@example.com'));

describe('the key of a limit', () => {
  it('tells what is counted, and nothing of whom', () => {
    const law = fc.property(use, value, (of, whom) => {
      const key = limitKey({ hashKey }, of, whom);
      expect(useOf(key)).toBe(of);
      expect(key.slice(of.length + 1)).toMatch(/^[\w-]{43}$/);
      expect(key.slice(of.length)).not.toContain(whom);
    });
    fc.assert(law, { numRuns: 50 });
  });

  it('is another one for another use, other values, the same values parted elsewhere, and another secret', () => {
    const keys = [
      limitKey({ hashKey }, 'photo', 'ab', 'c'),
      limitKey({ hashKey }, 'photo', 'a', 'bc'),
      limitKey({ hashKey }, 'photo', 'abc'),
      limitKey({ hashKey }, 'photos', 'ab', 'c'),
      limitKey({ hashKey: 'another key' }, 'photo', 'ab', 'c'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(limitKey({ hashKey }, 'photo', 'ab', 'c')).toBe(keys[0]);
  });

  it.each(['photo_layla', 'photo:layla', 'photo-', '', 'a/b'])(
    'has no use “%s”: it could be taken for a value',
    (of) => {
      expect(() => limitKey({ hashKey }, of)).toThrow();
    },
  );

  it('is the one name under which a limit is stored: no other source names such a document', () => {
    const folder = new URL('..', import.meta.url);
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing/'),
    );
    const naming = sources.filter((path) =>
      /paths\.limit\(|paths\.limit\b[^s]|`limits\/|'limits\//.test(
        readFileSync(new URL(path, folder), 'utf8'),
      ),
    );
    expect(naming).toEqual(['allowances/limit-ref.ts']);
  });
});
