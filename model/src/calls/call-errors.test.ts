import { describe, expect, it } from 'vitest';
import { callErrorDetails } from './call-errors.ts';

describe('callErrorDetails', () => {
  it('reads what a refusal tells', () => {
    const fields = { email: 'email', other: 'unheard-of' };
    expect(callErrorDetails({ details: { code: 'invalid-fields', fields } })).toEqual({
      code: 'invalid-fields',
      fields: { email: 'email' },
    });
    expect(callErrorDetails({ details: { code: 'code-wrong', triesLeft: 2 } })).toEqual({
      code: 'code-wrong',
      triesLeft: 2,
    });
    expect(callErrorDetails({ details: { code: 'too-soon', retryAfterSeconds: 9, more: 1 } })).toEqual({
      code: 'too-soon',
      retryAfterSeconds: 9,
    });
  });

  it.each([
    undefined,
    null,
    'x',
    new Error('x'),
    {},
    { details: null },
    { details: { code: 'toString' } },
    { details: { code: 7 } },
  ])('knows what is no refusal of ours: %j', (error) => {
    expect(callErrorDetails(error)).toBeUndefined();
  });
});
