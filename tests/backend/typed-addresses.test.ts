import { LOCALES } from '@rawi/model/lists/locales';
import { describe, expect, it } from 'vitest';
import { required } from '../support/running-site.ts';

const origin = required('RAWI_SITE');

async function get(path: string) {
  const response = await fetch(origin + path, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('an address as people type it', () => {
  it.each(['/comic/none', '/search', '/account/'])(
    '%s, without a language, is one small page for everybody, with links to each',
    async (path) => {
      const { status, headers, text } = await get(`${path}?q=moon`);
      expect(status).toBe(200);
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('cache-control')).toMatch(/s-maxage=180/);
      expect(headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
      expect(text.length).toBeLessThan(20_000);
      for (const locale of LOCALES) expect(text).toContain(`href="/${locale}${path.replace(/\/$/, '')}"`);
      const arabic = await fetch(origin + path, {
        headers: { 'Accept-Language': 'ar', Cookie: 'rawi_locale=ar' },
      });
      expect(await arabic.text()).toBe(text);
    },
  );

  it.each(['/EN/comics', '/Ar/comics', '/eN', '/AR/'])(
    '%s has moved to its prefix in small letters',
    async (path) => {
      const { status, headers } = await get(`${path}?page=2&from=mail`);
      expect(status).toBe(301);
      const lower = path.replace(/^\/../, (prefix) => prefix.toLowerCase());
      expect(headers.get('location')).toBe(`${origin}${lower}?page=2&from=mail`);
    },
  );

  it.each(['/nothing', '/comic', '/Comic/x', '/fr/comic/x', '/search/x', '/english'])(
    '%s is an address of nothing',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});
