import { describe, expect, it } from 'vitest';
import { callerOf } from './authorization.ts';

const part = (text: string) => Buffer.from(text).toString('base64url');

describe('callerOf', () => {
  it('takes the uid and every claim of an unsigned token, run out or not', () => {
    const claims = { sub: 'alice', exp: 1, role: 'editor', firebase: { sign_in_provider: 'custom' } };
    expect(callerOf(`Bearer ${part('{"alg":"none"}')}.${part(JSON.stringify(claims))}.`)).toEqual({
      kind: 'user',
      auth: { uid: 'alice', token: claims },
    });
  });

  it('falls back to user_id, and without either it is nobody', () => {
    expect(callerOf(`Bearer e30.${part('{"user_id":"bob"}')}.`)).toMatchObject({ auth: { uid: 'bob' } });
    expect(callerOf('Bearer e30.e30.')).toEqual({ kind: 'user', auth: null });
    expect(callerOf(undefined)).toEqual({ kind: 'user', auth: null });
  });

  it.each(['Bearer owner', 'bearer Owner', 'Bearer ya29.x'])('%s passes without rules', (header) => {
    expect(callerOf(header)).toEqual({ kind: 'owner' });
  });

  it.each([
    'Bearer  owner',
    'Bearer ownerx',
    'Bearer ya29',
    'Bearer e30.e30',
    'Bearer e30.e30.e30.e30',
    'Bearer .e30.',
    'Bearer e30..',
    'Bearer W10.e30.',
    'Bearer e30.bnVsbA.',
    'Bearer e30.e30.!!',
  ])('"%s" is no token', (header) => {
    expect(() => callerOf(header)).toThrow('invalid jwt');
  });

  it.each(['owner', 'Basic x', 'Bearer'])('"%s" is no bearer header', (header) => {
    expect(() => callerOf(header)).toThrow('Bearer <token>');
  });
});
