import { afterEach, describe, expect, it, vi } from 'vitest';
import { skipCleanupOnLeave } from './skip-cleanup.ts';

const AGENTS = {
  'Safari 26':
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  WebKitGTK: 'Mozilla/5.0 (X11; Linux) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/60.5 Safari/605.1.15',
  Chrome: 'Mozilla/5.0 (X11; Linux) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Chrome on Android':
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0 Mobile Safari/537.36',
  Firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
} as const;

/** What the SDK's own listener would find, which was added before ours. */
function appVersionOnLeave(): string {
  let found = '';
  window.addEventListener('pagehide', () => (found = navigator.appVersion), { once: true });
  skipCleanupOnLeave();
  window.dispatchEvent(new Event('pagehide'));
  return found;
}

const agent = vi.spyOn(navigator, 'userAgent', 'get');
afterEach(() => {
  window.dispatchEvent(new Event('pageshow'));
});

describe('a page that is left', () => {
  it.each(['Chrome', 'Chrome on Android', 'Firefox'] as const)('lets Firestore clean up in %s', (name) => {
    agent.mockReturnValue(AGENTS[name]);
    expect(appVersionOnLeave()).not.toMatch(/Version\/16/);
  });

  it.each(['Safari 26', 'WebKitGTK'] as const)(
    'makes Firestore leave out its clean-up in %s, until it is shown again',
    (name) => {
      agent.mockReturnValue(AGENTS[name]);
      const before = navigator.appVersion;
      expect(appVersionOnLeave()).toMatch(/Version\/1[456]/);
      window.dispatchEvent(new Event('pageshow'));
      expect(navigator.appVersion).toBe(before);
    },
  );
});
