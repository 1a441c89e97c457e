import { deleteApp, getApps } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const settings = {
  projectId: 'rawi-live',
  apiKey: 'key',
  appId: 'app',
  storageBucket: 'bucket',
  uploadsBucket: 'bucket-uploads',
  contactAddress: 'help@rawi.test',
};
const LOCAL = { ...settings, emulators: { storage: '127.0.0.1:9199' } };
const KEYED = { ...settings, appCheckSiteKey: 'site-key' };

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
const tokenUntil = (exp: number) => `${part({ alg: 'none' })}.${part({ exp })}.signed`;
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

const asked = vi.fn<typeof fetch>();
/** What the SDK asks the document for; nothing of it is fetched. */
let scripts: HTMLScriptElement[];

/** A page of a site with these settings, and its SDKs. */
async function open(given: object) {
  vi.resetModules();
  const { setFirebaseSettings } = await import('./env.ts');
  setFirebaseSettings(JSON.stringify(given));
  return (await import('./app-check-token.ts')).appCheckToken;
}

/** reCAPTCHA, once its script is there. */
function bringRecaptcha(execute = vi.fn(async () => 'proof')) {
  const enterprise = {
    ready: (then: () => void) => then(),
    render: (_container: string, { callback }: { readonly callback: () => void }) => {
      callback();
      return 'widget';
    },
    execute,
  };
  vi.stubGlobal('grecaptcha', { enterprise });
  return execute;
}

beforeEach(() => {
  scripts = [];
  vi.stubGlobal('fetch', asked);
  vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) scripts.push(node);
    return node;
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(getApps().map(deleteApp));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  asked.mockReset();
});

describe('a request of a local run', () => {
  it('carries a token of the run that no host is asked for, whatever key there is', async () => {
    const appCheckToken = await open({ ...LOCAL, appCheckSiteKey: 'site-key' });
    const token = await appCheckToken('again');
    expect(token?.split('.')).toHaveLength(3);
    expect(JSON.parse(atob(token?.split('.')[1] ?? ''))).toMatchObject({ sub: 'local-run' });
    expect(await appCheckToken()).toBe(token);
    expect(asked).not.toHaveBeenCalled();
    expect(scripts).toEqual([]);
  });
});

describe('a request of a site without a key', () => {
  it('carries no token, and asks nobody for one', async () => {
    expect(await (await open(settings))('again')).toBeUndefined();
    expect(asked).not.toHaveBeenCalled();
    expect(scripts).toEqual([]);
  });
});

describe('a request of a site with a key', () => {
  it('carries the token that reCAPTCHA’s word was exchanged for, once for as long as it is good', async () => {
    const execute = bringRecaptcha();
    const answer = { token: tokenUntil(inAnHour()), ttl: '3600s' };
    asked.mockImplementation(async () => new Response(JSON.stringify(answer)));
    const appCheckToken = await open(KEYED);
    expect(await appCheckToken('again')).toBe(answer.token);
    expect(await appCheckToken('again')).toBe(answer.token);
    expect(execute).toHaveBeenCalledOnce();
    expect(asked.mock.calls.map(([url]) => new Request(url).url)).toEqual([
      expect.stringMatching(
        /^https:\/\/content-firebaseappcheck\.googleapis\.com\/.*:exchangeRecaptchaEnterpriseToken/,
      ),
    ]);
  });

  it('goes without one as soon as the script is blocked, and the next asks for it again', async () => {
    const appCheckToken = await open(KEYED);
    const first = appCheckToken('again');
    await vi.waitFor(() => expect(scripts).toHaveLength(1));
    const [script] = scripts;
    if (!script) throw new Error('No script was asked for.');
    // In the document, where its failure is heard of; of this type it is not fetched.
    script.type = 'text/plain';
    document.body.append(script);
    script.dispatchEvent(new Event('error'));
    expect(await first).toBeUndefined();
    // What nobody waits for asks nothing for a while.
    expect(await appCheckToken()).toBeUndefined();
    expect(scripts).toHaveLength(1);

    bringRecaptcha();
    const answer = { token: tokenUntil(inAnHour()), ttl: '3600s' };
    asked.mockImplementation(async () => new Response(JSON.stringify(answer)));
    expect(await appCheckToken('again')).toBe(answer.token);
  });

  it('goes without one when reCAPTCHA does not answer in time, and when the host of the tokens is blocked', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    bringRecaptcha(vi.fn(() => new Promise<string>(() => {})));
    const appCheckToken = await open(KEYED);
    const first = appCheckToken('again');
    let isOver = false;
    void first.then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(9000);
    expect(isOver).toBe(false);
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(1000);
      expect(isOver).toBe(true);
    });
    expect(await first).toBeUndefined();
    vi.useRealTimers();

    bringRecaptcha();
    asked.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await appCheckToken('again')).toBeUndefined();
  });

  it('goes without one that does not say how long it is good', async () => {
    bringRecaptcha();
    asked.mockImplementation(async () => new Response(JSON.stringify({ token: 'a.e30.b', ttl: '3600s' })));
    expect(await (await open(KEYED))('again')).toBeUndefined();
  });
});
