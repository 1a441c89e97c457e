import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { SITE } from './environment.ts';

/** The running site at an address of its own, where a newer build can be put out. */
export interface GrowingSite {
  readonly url: string;
  /** From now on the service worker is another one. */
  publish(): void;
  close(): Promise<void>;
}

/** Headers that are no longer true after a line is added. */
const ABOUT_BYTES: ReadonlySet<string> = new Set(['content-length', 'etag', 'last-modified']);

export async function growingSite(): Promise<GrowingSite> {
  let build = 0;
  const server = createServer((asked, answer) => {
    const { method, headers } = asked;
    // Each file as it is, not packed: the worker gets a line more.
    const plain = { ...headers, host: new URL(SITE).host, 'accept-encoding': 'identity' };
    const isWorker = asked.url === '/worker.js';
    const passed = request(new URL(asked.url ?? '/', SITE), { method, headers: plain }, (found) => {
      const kept = Object.entries(found.headers).filter(([name]) => !isWorker || !ABOUT_BYTES.has(name));
      answer.writeHead(found.statusCode ?? 502, Object.fromEntries(kept));
      if (!isWorker) return found.pipe(answer);
      found.pipe(answer, { end: false });
      found.on('end', () => answer.end(`\n// Build ${build}`));
      return answer;
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    publish: () => {
      build += 1;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Whether a newer worker is here and waits for the page to be left. */
export const isWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);

/** Waits until the newer worker that was let in has taken over. Now and then Chromium gives the old one half a minute to end. */
export async function takenOver(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  await expect(async () => {
    if (await isWaiting(page)) await browser.send('ServiceWorker.stopAllWorkers');
    expect(await isWaiting(page)).toBe(false);
  }).toPass();
  await browser.detach();
}
