/** What the service worker keeps of pages that were opened, beside what was saved (`pwa/worker.ts`). */
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

async function sizeOf(answer: Response): Promise<number> {
  const told = Number(answer.headers.get('content-length') ?? Number.NaN);
  return Number.isFinite(told) ? told : (await answer.blob()).size;
}
