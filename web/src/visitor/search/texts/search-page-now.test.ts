import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const readDocument = vi.hoisted(() => vi.fn());
vi.mock('../../../core/firebase/env.ts', () => ({ firebaseSettings: () => ({}) }));
vi.mock('../../../core/firebase/firestore-lite.ts', () => ({ readDocument }));
vi.mock('../../../core/pages/kept-pages.ts', () => ({
  readKeptPage: async () => ({ document: naming('old'), keptAt: 1234 }),
  keepPage: async () => undefined,
  dropPage: async () => undefined,
}));
const naming = (texts: string) => ({
  version: PAGE_VERSION,
  kind: 'search',
  payload: { parts: [], texts: texts.padEnd(16, '0') },
});
beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  readDocument.mockReset();
});
/** The index that texts are looked for in. */
async function named(): Promise<string | undefined> {
  const page = await (await import('./search-page-now.ts')).readSearchPageNow();
  return page?.state === 'ready' ? page.payload.texts : undefined;
}

it.each(['old', 'new'])(
  'a copy on the device waits for the network, which names the %s index',
  async (is) => {
    readDocument.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(naming(is)), 1)));
    expect(await named()).toBe(is.padEnd(16, '0'));
    // What has been read is not asked for again.
    expect(await named()).toBe(is.padEnd(16, '0'));
    expect(readDocument).toHaveBeenCalledTimes(1);
  },
);

it('a copy alone names no index: the network fails, or there is none', async () => {
  readDocument.mockImplementation(
    () => new Promise((_resolve, reject) => setTimeout(() => reject(new Error('The network is gone.')), 1)),
  );
  expect(await named()).toBeUndefined();
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  expect(await named()).toBeUndefined();
  vi.unstubAllGlobals();
});
