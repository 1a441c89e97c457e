import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { messageOf, showPushes } from './show-push.ts';

const SITE = 'https://rawi.example';
const message = {
  title: 'Chapter 3',
  body: '',
  path: '/ar/chapter/one?notified=a',
  locale: 'ar',
  dir: 'rtl',
  unread: 2,
};

/** A worker that says what it was asked to do. */
function worker(open: readonly { url: string; focus: () => unknown; postMessage: unknown }[] = []) {
  const scope = Object.assign(new EventTarget(), {
    location: new URL(SITE),
    registration: {
      showNotification: vi.fn(async () => undefined),
      pushManager: { subscribe: vi.fn(async () => ({})) },
    },
    clients: {
      matchAll: async () => open,
      openWindow: vi.fn<(url: string) => Promise<null>>().mockResolvedValue(null),
    },
  });
  showPushes(scope as unknown as ServiceWorkerGlobalScope);
  /** Dispatches an event with these fields, and waits for what it keeps the worker awake for. */
  const happen = async (name: string, fields: object) => {
    const awaited: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => void awaited.push(work);
    scope.dispatchEvent(Object.assign(new Event(name), { waitUntil, ...fields }));
    await Promise.all(awaited);
  };
  const press = (path: unknown) =>
    happen('notificationclick', { notification: { close: () => {}, data: { path } } });
  return { scope, happen, press };
}

describe('a message', () => {
  it('shows what it says, and the unread number on the icon of the app', async () => {
    const setAppBadge = vi.fn(async () => undefined);
    Object.assign(navigator, { setAppBadge });
    const { scope, happen } = worker();
    await happen('push', { data: { json: () => message } });
    expect(scope.registration.showNotification).toHaveBeenCalledExactlyOnceWith('Chapter 3', {
      body: '',
      tag: 'rawi',
      lang: 'ar',
      dir: 'rtl',
      icon: '/icons/icon-192.png',
      data: { path: message.path },
    });
    expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(2);
    Reflect.deleteProperty(navigator, 'setAppBadge');
  });

  it('names nothing on a device in the mode for children', async () => {
    vi.stubGlobal('caches', { has: async (name: string) => name === 'rawi-childrens-mode' });
    const { scope, happen } = worker();
    await happen('push', { data: { json: () => message } });
    expect(scope.registration.showNotification).toHaveBeenCalledExactlyOnceWith(
      'Rawi · راوي',
      expect.objectContaining({ body: '', lang: 'ar', dir: 'rtl', data: { path: '/' } }),
    );
    vi.unstubAllGlobals();
  });

  it('always has something to show, whatever was sent', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.record({ title: fc.anything(), unread: fc.anything() })),
        (sent) => {
          const { title, path, unread } = messageOf({ json: () => sent });
          expect([title === '', path === '', unread < 0]).toEqual([false, false, false]);
        },
      ),
    );
    expect(messageOf({ json: () => JSON.parse('no message') }).title).not.toBe('');
    expect(messageOf(null).path).toBe('/');
  });
});

describe('a press', () => {
  it('opens its page, or goes to a window that has it already', async () => {
    const { scope, press } = worker();
    await press('/en/chapter/one');
    expect(scope.clients.openWindow).toHaveBeenCalledExactlyOnceWith(`${SITE}/en/chapter/one`);
    const focus = vi.fn<() => void>();
    const postMessage = vi.fn<(message: unknown) => void>();
    const other = worker([{ url: `${SITE}/en/chapter/one`, focus, postMessage }]);
    await other.press('/en/chapter/one?notified=a');
    expect([focus.mock.calls.length, other.scope.clients.openWindow.mock.calls.length]).toEqual([1, 0]);
    // The page has taken it out of its address, and hears of it this way.
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ notified: 'a' });
  });

  it.each(['https://evil.example/', '//evil.example/x', undefined, 7])(
    'leads nowhere else: %s',
    async (path) => {
      const { scope, press } = worker();
      await press(path);
      expect(new URL(scope.clients.openWindow.mock.calls[0]?.[0] ?? '').origin).toBe(SITE);
    },
  );
});

it('a subscription that the browser ends is made once more, with the key that it had', async () => {
  const { scope, happen } = worker();
  const applicationServerKey = new ArrayBuffer(65);
  await happen('pushsubscriptionchange', { oldSubscription: { options: { applicationServerKey } } });
  const options = { userVisibleOnly: true, applicationServerKey };
  expect(scope.registration.pushManager.subscribe).toHaveBeenCalledExactlyOnceWith(options);
});
