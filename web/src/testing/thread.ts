import { CatalogReader } from '../domains/search/catalog-reader.ts';
import type { ToWorker } from '../domains/search/messages.ts';

/**
 * The search worker, in the test's own thread: the same reader of the catalogue behind the same messages.
 * `documents` are what the site answers with, by address.
 */
export function searchThread(documents: ReadonlyMap<string, unknown>): typeof EventTarget {
  return class extends EventTarget {
    readonly #reader = new CatalogReader({
      fetchDocument: async (address) => {
        if (!documents.has(address)) throw new Error(`${address} is not there.`);
        return documents.get(address);
      },
      send: (message) => this.dispatchEvent(new MessageEvent('message', { data: message })),
      pause: async () => undefined,
      now: () => performance.now(),
    });

    postMessage(message: ToWorker): void {
      void this.#reader.take(message);
    }
  };
}
