import { pageIds } from '@rawi/model/page-ids';
import { dropPage } from './kept-pages.ts';

/** The cache in which the service worker keeps pictures (`shell/pwa/worker.ts`). */
const IMAGES = 'rawi-images';

/** The chapter or comic that a published file's address belongs to; undefined for any other address. */
export function ownerOfFile(address: string): string | undefined {
  return /\/o\/public%2F([A-Za-z0-9_-]+)-[0-9a-f]+%2F/.exec(address)?.[1];
}

/**
 * Deletes what this device keeps of chapters and comics that were withdrawn from readers: pictures and pages.
 * Never rejects.
 */
export async function dropFilesOf(ids: readonly string[]): Promise<void> {
  try {
    for (const id of ids) await dropPage(pageIds.chapter(id));
    if (!('caches' in globalThis) || !(await caches.has(IMAGES))) return;
    const gone = new Set(ids);
    const cache = await caches.open(IMAGES);
    for (const request of await cache.keys()) {
      const owner = ownerOfFile(request.url);
      if (owner !== undefined && gone.has(owner)) await cache.delete(request);
    }
  } catch {
    // A browser without such storage has nothing to delete.
  }
}
