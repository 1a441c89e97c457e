import { savedKey } from './saved-files.ts';

/** What the service worker keeps of pages that were opened, beside downloads (`shell/pwa/worker.ts`). */
const OPENED = 'rawi-images';

/** The bytes of that cache, as far as the responses report them. Never rejects. */
export async function readOpenedBytes(): Promise<number> {
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

/**
 * The pictures in that cache, by the keys under which downloads would store them: one key for all widths.
 * Never rejects.
 */
export async function readOpenedKeys(): Promise<ReadonlySet<string>> {
  try {
    if (!(await caches.has(OPENED))) return new Set();
    const kept = await (await caches.open(OPENED)).keys();
    return new Set(kept.flatMap(({ url }) => savedKey(url) ?? []));
  } catch {
    return new Set();
  }
}

async function sizeOf(answer: Response): Promise<number> {
  const declared = Number(answer.headers.get('content-length') ?? Number.NaN);
  return Number.isFinite(declared) ? declared : (await answer.blob()).size;
}
