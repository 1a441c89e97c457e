import { describe, expect, it } from 'vitest';
import { required } from '../support/running-site.ts';

const site = required('RAWI_SITE');

async function headersOf(path: string): Promise<{ status: number; headers: Headers }> {
  const response = await fetch(`${site}${path}`, { redirect: 'manual' });
  await response.arrayBuffer();
  return { status: response.status, headers: response.headers };
}

/** An asset of the site, as its own page names it. */
async function anAsset(): Promise<string> {
  const page = await (await fetch(`${site}/en`)).text();
  const [asset] = /\/assets\/[\w.-]+\.js/.exec(page) ?? [];
  if (asset === undefined) throw new Error('The page names no asset.');
  return asset;
}

const seconds = (cacheControl: string | null): number =>
  Number(/max-age=(\d+)/.exec(cacheControl ?? '')?.[1] ?? Number.NaN);

describe('every answer of the site has the headers that protect it', () => {
  it.each([
    '/',
    '/en',
    '/ar/login',
    '/en/.x',
    '/en/account/.x',
    '/.env',
    '/.well-known/x',
    '/assets/.x',
    '/assets/.x/y',
    '/assets/none.js',
    '/en/..%2f.x',
    '/worker.js',
    '/manifest.ar.webmanifest',
  ])('%s', async (path) => {
    const { headers } = await headersOf(path);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });
});

it.each(['/en/embed/comic/none', '/ar/embed/chapter/none'])(
  '%s alone may be framed by other sites: it may run no script, and send no form',
  async (path) => {
    const { headers } = await headersOf(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('sandbox allow-popups allow-popups-to-escape-sandbox');
    expect(policy).not.toContain('script-src');
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  },
);

describe('what is not public', () => {
  it.each(['staging/somebody/a/b/1-800.webp', 'incoming/somebody/submissions/one/chapter/two', 'elsewhere'])(
    'is answered to nobody without a permission, and kept by nobody: %s',
    async (path) => {
      const { status, headers } = await headersOf(`/api/files/${path}`);
      expect(status).toBe(401);
      expect(headers.get('cache-control')).toContain('no-store');
      expect(headers.get('x-content-type-options')).toContain('nosniff');
      expect(headers.get('content-security-policy')).toContain('sandbox');
    },
  );
});

describe('how long a browser keeps an answer', () => {
  it('the service worker is requested each time', async () => {
    const { status, headers } = await headersOf('/worker.js');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('javascript');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('an asset is shown at once for a week, and asked for again in the background', async () => {
    const { status, headers } = await headersOf(await anAsset());
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=3600, stale-while-revalidate=604800');
  });

  // Hosting gives headers by path, whatever the status: what holds for an asset holds for one that is missing.
  it('a missing asset is asked for again within the hour', async () => {
    const { status, headers } = await headersOf('/assets/index-00000000.js');
    expect(status).toBe(404);
    expect(headers.get('cache-control')).not.toContain('immutable');
    expect(seconds(headers.get('cache-control'))).toBeLessThanOrEqual(3600);
  });
});

describe('the referrer policy', () => {
  it.each([
    '/en/resetpassword',
    '/ar/resetcode',
    '/en/newpassword',
    '/ar/auth/callback?oobCode=secret',
    '/en/unsubscribe?token=secret',
  ])('never: %s', async (path) => {
    expect((await headersOf(path)).headers.get('referrer-policy')).toBe('no-referrer');
  });

  it.each(['/en', '/en/login', '/en/comic/resetpassword', '/en/resetpasswords'])(
    'as its origin alone: %s',
    async (path) => {
      expect((await headersOf(path)).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    },
  );
});
