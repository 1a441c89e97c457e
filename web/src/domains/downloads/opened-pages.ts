import { savedKey } from './saved-files.ts';

/** What the service worker keeps of pages that were opened, beside what was saved (`shell/pwa/worker.ts`). */
const OPENED = 'rawi-images';

/** Its bytes, as far as the answers tell. Never rejects. */
export async function openedBytes(): Promise<number> {
  try {
    if (!(await caches.has(OPENED))) return 0;
    const cache = await caches.open(OPENED);
    const answers = await cache.matchAll();
    const sizes = await Promise.all(answers.map(sizeOf));
    return sizes.reduce((sum, size) => sum + size, 0);
  } catch {
    return 0;
  }
}

/** Which pictures it keeps, by the keys that they would be saved under: one key whatever their width. Never rejects. */
export async function openedKeys(): Promise<ReadonlySet<string>> {
  try {
    if (!(await caches.has(OPENED))) return new Set();
    const kept = await (await caches.open(OPENED)).keys();
    return new Set(kept.flatMap(({ url }) => savedKey(url) ?? []));
  } catch {
    return new Set();
  }
}

async function sizeOf(answer: Response): Promise<number> {
  const told = Number(answer.headers.get('content-length') ?? Number.NaN);
  return Number.isFinite(told) ? told : (await answer.blob()).size;
}
