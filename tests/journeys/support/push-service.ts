import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { type BrowserKeys, browserKeys, readPush } from '../../support/read-push.ts';
import { SITE } from './environment.ts';

/** The service that delivers messages for browsers, on this machine: functions of a local run post to it. */
export interface PushService {
  readonly keys: BrowserKeys;
  /** The next message, as the browser reads it. */
  readonly next: () => Promise<string>;
  readonly close: () => void;
}

/** Starts it where this run's functions look for it (`RAWI_PUSH`). */
export async function pushService(): Promise<PushService> {
  const [host, port] = (process.env['RAWI_PUSH'] ?? '').split(':');
  const keys = browserKeys();
  const arrived: string[] = [];
  const waiting: ((message: string) => void)[] = [];
  const server = createServer((request, response) => {
    const read = async () => {
      const message = readPush(await buffer(request), keys).toString();
      response.writeHead(201).end();
      const take = waiting.shift();
      if (take) take(message);
      else arrived.push(message);
    };
    void read();
  });
  await new Promise<void>((resolve) => server.listen(Number(port), host, resolve));
  return {
    keys,
    next: async () => arrived.shift() ?? (await new Promise<string>((resolve) => waiting.push(resolve))),
    close: () => server.close().closeAllConnections(),
  };
}

/**
 * Chromium subscribes at Google's service alone, which this machine may not reach: the page gets a subscription with these keys. It
 * lasts from page to page, as a real one does.
 */
export async function subscribesWith(page: Page, { p256dh, auth }: BrowserKeys): Promise<void> {
  await page.addInitScript(replaceSubscribing, { p256dh, auth: auth.toString('base64url') });
}

function replaceSubscribing(keys: { readonly p256dh: string; readonly auth: string }): void {
  const name = 'journey-push-key';
  const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/journey';
  const current = () => {
    const key = localStorage.getItem(name);
    if (key === null) return null;
    const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (each) => each.codePointAt(0) ?? 0);
    return {
      endpoint,
      options: { userVisibleOnly: true, applicationServerKey: bytes.buffer },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        localStorage.removeItem(name);
        return true;
      },
    };
  };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => current(),
    subscribe: async ({ applicationServerKey }: { readonly applicationServerKey: string }) => {
      localStorage.setItem(name, applicationServerKey);
      return current();
    },
  });
}

/** Hands a message to the page's worker, as the browser does when it arrives. */
export async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(SITE) && !isDeleted);
      if (ours) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin: SITE, registrationId, data });
  await session.detach();
}

/** What the worker has on the screen. */
export function shownNotifications(page: Page): Promise<{ readonly title: string; readonly lang: string }[]> {
  return page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title, lang }) => ({ title, lang }));
  });
}

/** Runs in the worker, whose own names this program knows nothing of. A script's press may open no window itself. */
const PRESS = `(async () => {
  const [notification] = await registration.getNotifications();
  if (!notification) throw new Error('Nothing is on the screen.');
  return await new Promise((resolve) => {
    clients.openWindow = async (url) => resolve(String(url));
    dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  });
})()`;

/** Presses the notification on the screen; resolves with the page that it opens. */
export async function pressShown(page: Page): Promise<string> {
  const worker = page.context().serviceWorkers()[0];
  if (!worker) throw new Error('There is no worker.');
  return await worker.evaluate<string>(PRESS);
}
