import { CatalogReader } from './catalog-reader.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** Searches in a worker, so that typing never waits for it. */

const reader = new CatalogReader({
  fetchDocument: async (address) => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
    return response.json();
  },
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one other end.
  send: (message: FromWorker) => self.postMessage(message),
  pause: () => new Promise((resolve) => setTimeout(resolve)),
  now: () => performance.now(),
});

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void reader.take(data));
