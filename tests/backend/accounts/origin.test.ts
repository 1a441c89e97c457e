import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LOCAL_TOKEN } from '../../support/local-token.ts';
import { required } from '../../support/running-site.ts';
import { freshEmail } from './client.ts';

const answerSchema = z.object({
  result: z.unknown().optional(),
  error: z.object({ details: z.object({ code: z.string() }) }).optional(),
});

/** The ways to the call: the site's own address, and the function's. */
const ways = [
  { way: 'through Hosting', address: () => `${required('RAWI_SITE')}/api/account` },
  {
    way: 'at the function',
    address: () => `${required('RAWI_FUNCTIONS')}/${required('GCLOUD_PROJECT')}/europe-west1/account`,
  },
];

describe.each(ways)('the origin of a call, $way', ({ address }) => {
  /** Asks for a mail; the tests are the proxy, whose word is the last in the header. */
  const ask = async (email: string, forwardedFor: string): Promise<string> => {
    const response = await fetch(address(), {
      method: 'POST',
      headers: { ...LOCAL_TOKEN, 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
      body: JSON.stringify({ data: { action: 'resendVerification', email, locale: 'en' } }),
    });
    const { error } = answerSchema.parse(await response.json());
    return error?.details.code ?? 'done';
  };

  it('is not what the client writes into the header', async () => {
    const email = freshEmail('origin');
    expect(await ask(email, '203.0.113.7')).toBe('done');
    for (const forged of ['198.51.100.1', '127.0.0.1', '::1, 10.0.0.1', 'x'.repeat(3000), ',,,']) {
      expect(await ask(email, `${forged}, 203.0.113.7`), forged).toBe('too-soon');
    }
    expect(await ask(email, '203.0.113.7, 203.0.113.8')).toBe('done');
  });

  it('is one for a whole network of IPv6, and for all nonsense', async () => {
    const email = freshEmail('origin');
    expect(await ask(email, '2001:db8:1:2::1')).toBe('done');
    expect(await ask(email, '2001:db8:1:2:ffff::9')).toBe('too-soon');
    expect(await ask(email, '2001:db8:1:3::1')).toBe('done');
    expect(await ask(email, 'nonsense')).toBe('done');
    expect(await ask(email, 'other nonsense')).toBe('too-soon');
  });
});
