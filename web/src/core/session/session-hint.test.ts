import { ROLES } from '@rawi/model/lists/roles';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepSessionHint, parseSessionHint, readSessionHint } from './session-hint.ts';

const hints = fc.record({
  uid: fc.string({ minLength: 1 }),
  authTime: fc.integer({ min: 0 }),
  roles: fc.uniqueArray(fc.constantFrom(...ROLES)),
});

describe('what a device remembers of a sign-in', () => {
  it('comes back as it was kept, and goes when it is forgotten', () => {
    fc.assert(
      fc.property(hints, (hint) => {
        keepSessionHint(hint);
        expect(readSessionHint()).toEqual(hint);
      }),
    );
    keepSessionHint(undefined);
    expect(readSessionHint()).toBeUndefined();
  });

  it('is undefined when something else was stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        const hint = parseSessionHint(stored);
        if (hint) expect(hint.uid).not.toBe('');
      }),
    );
    expect(parseSessionHint('{"uid":"a","authTime":"now"}')).toBeUndefined();
    expect(parseSessionHint('{"uid":"a","authTime":1,"roles":["owner","admin"]}')).toEqual({
      uid: 'a',
      authTime: 1,
      roles: ['admin'],
    });
  });
});
