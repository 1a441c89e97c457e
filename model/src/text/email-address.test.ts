import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailField } from '../calls/account-forms.ts';
import { LIMITS } from '../limits.ts';
import { emailAddress } from './email-address.ts';

describe('an address', () => {
  it.each([
    ['  Layla@Example.COM ', 'layla@example.com'],
    ['\u212Aarim@example.com', 'karim@example.com'],
    ['ｌａｙｌａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'layla@example.com'],
    ['la\u017Fy@example.com', 'lasy@example.com'],
  ])('%j is %s, compared and stored', (typed, address) => {
    expect(emailAddress(typed)).toBe(address);
    expect(emailField.parse(typed)).toBe(address);
  });

  it('is already in its one form once it was normalized', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(emailAddress(emailAddress(typed))).toBe(emailAddress(typed));
      }),
    );
  });

  it.each(['lаyla@example.com', 'layla@exämple.com', 'lay\u202Ela@example.com', 'lay\u0000la@example.com'])(
    'with a letter of another script, or one that cannot be seen, is none: %j',
    (typed) => {
      expect(emailField.safeParse(typed).error?.issues[0]?.message).toBe('email');
    },
  );

  it('may not be longer than mail allows after it was normalized', () => {
    const long = `${'a'.repeat(LIMITS.emailLength)}@example.com`;
    expect(emailField.safeParse(long).success).toBe(false);
  });
});
