import { LIMITS } from '@rawi/model/limits';
import { password } from '@rawi/model/validation/rules';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PASSWORD_PARTS } from './password-parts.ts';

const letters = 'abzABZ019'.split('');
const character = fc.oneof(
  fc.constantFrom(...letters, ...LIMITS.password.specialCharacters),
  fc.constantFrom(' ', 'é', 'ع', '٣', '~', '😀'),
);

describe('the list under a new password', () => {
  it('is completely ticked exactly when the password rule passes', () => {
    fc.assert(
      fc.property(fc.array(character, { maxLength: 18 }), (characters) => {
        const value = characters.join('');
        const allMet = Object.values(PASSWORD_PARTS).every((isMet) => isMet(value));
        expect(allMet).toBe(password(value) === undefined);
      }),
      { numRuns: 2000, examples: [['Reader#123'.split('')], ['Reader#12'.split('')], [[]]] },
    );
  });
});
