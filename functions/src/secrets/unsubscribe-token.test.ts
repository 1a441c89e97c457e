import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { uidOfToken, unsubscribeToken } from './unsubscribe-token.ts';

const KEY = 'a key for tests that is long enough';

it('the token of an unsubscription names its person, whatever their uid, and nobody under another key', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (uid) => {
      expect(uidOfToken(KEY, unsubscribeToken(KEY, uid))).toBe(uid);
      expect(uidOfToken(`another ${KEY}`, unsubscribeToken(KEY, uid))).toBeUndefined();
    }),
  );
});

it('a token of nobody names nobody', () => {
  expect(uidOfToken(KEY, unsubscribeToken(KEY, ''))).toBeUndefined();
  expect(uidOfToken(KEY, '')).toBeUndefined();
});
