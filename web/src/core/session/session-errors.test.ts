import { closedSignIn } from '@rawi/model/calls/closed-sign-in';
import { expect, it } from 'vitest';
import { problemOf } from '../forms/problem-of.ts';
import { signInError } from './session-errors.ts';

const refused = (message: string) =>
  Object.assign(
    new Error(`Firebase: ((HTTP request returned HTTP error 403: ${message})) (auth/internal-error).`),
    {
      code: 'auth/internal-error',
    },
  );

it('a sign-in to a closed account fails with the reason of the closing', () => {
  const error = signInError(refused(JSON.stringify({ error: { message: closedSignIn('abuse') } })));
  expect(error).toMatchObject({ problem: 'closed', closing: 'abuse' });
  expect(problemOf(error)).toEqual({ code: 'closed', closing: 'abuse' });
});

it('another refusal of a sign-in is a failure without a reason', () => {
  expect(problemOf(signInError(refused('A password signs in here.')))).toEqual({ code: 'failed' });
});
