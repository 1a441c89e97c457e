import type { CallableRequest } from 'firebase-functions/v2/https';
import { describe, expect, it } from 'vitest';
import { callerOf } from './caller.ts';

describe('the caller of a request', () => {
  const authOf = (token: object) => ({ uid: 'layla', token }) as unknown as CallableRequest['auth'];

  it('is nobody without a token', () => {
    expect(callerOf(undefined)).toBeUndefined();
  });

  it('is who the token says, with the roles of its claims', () => {
    const claims = { email: 'layla@example.com', email_verified: true, reviewer: true, auth_time: 12 };
    expect(callerOf(authOf(claims))).toEqual({
      uid: 'layla',
      email: 'layla@example.com',
      emailVerified: true,
      roles: ['reviewer'],
      signedInAt: 12_000,
    });
  });

  it('has no confirmed address and no role where the token says nothing of them', () => {
    expect(callerOf(authOf({ auth_time: 12 }))).toMatchObject({ email: '', emailVerified: false, roles: [] });
  });
});
