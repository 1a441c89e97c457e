import { describe, expect, it } from 'vitest';
import { required } from '../../support/running-site.ts';
import { signUpRequest } from './people.ts';

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${required('RAWI_SITE')}/api/account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
const data = (more: object) => JSON.stringify({ data: { ...signUpRequest('layla@example.com'), ...more } });
const refusal = (code: string) => ({ error: { details: { code } } });

describe('a request that the form never sends', () => {
  it.each([
    ['a password of 20 MB', () => data({ password: 'x'.repeat(20_000_000) })],
    ['a name of 9 MB', () => data({ fullName: 'ا'.repeat(4_500_000) })],
    ['64 kB and more', () => data({ fullName: 'a'.repeat(64 * 1024) })],
    [
      'ten thousand lists',
      () => data({ fullName: 0 }).replace(':0', `:${'['.repeat(10_000)}${']'.repeat(10_000)}`),
    ],
    ['what the protocol would decode', () => data({ fullName: { '@type': 'x' } })],
  ])('%s is refused before it is looked at', async (_, body) => {
    const response = await post(body());
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject(refusal('too-large'));
  });

  it('a name of 30 kB names its field', async () => {
    const response = await post(data({ fullName: 'a'.repeat(30_000) }));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { details: { code: 'invalid-fields', fields: { fullName: 'max' } } },
    });
  });
});

describe('another site', () => {
  it('is not admitted to the call', async () => {
    const response = await post(data({ password: 'weak' }), { origin: 'https://elsewhere.example' });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    const preflight = await fetch(`${required('RAWI_SITE')}/api/account`, {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });
});
