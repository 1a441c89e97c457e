import { beforeEach, expect, it, vi } from 'vitest';
import type { WaitingChapter } from './record.ts';
import { saveChapter } from './save-chapter.ts';

const FILES = Array.from({ length: 12 }, (_, index) => ({
  address: `https://files.example/${index + 1}`,
  page: index + 1,
}));
const saved: string[] = [];
let failing: (address: string) => Error | undefined = () => undefined;

vi.mock('../../core/pages/pages.ts', () => ({ freshDocument: async () => ({}) }));
vi.mock('../../core/pages/page-document.ts', () => ({ payloadOf: () => ({ manifest: {}, slug: 'one' }) }));
vi.mock('../../core/pages/saved-pages.ts', () => ({ folderOf: () => 'public/x-0' }));
vi.mock('./plan.ts', () => ({ filesOf: () => [] }));
vi.mock('./job.ts', () => ({
  keepJob: async () => {},
  lookAt: async () => ({ missing: FILES, pagesDone: 0, bytes: 0 }),
  completeJob: async () => true,
}));
vi.mock('./saved-files.ts', () => ({
  saveFile: async (address: string, response: Response) => {
    await response.text();
    const error = failing(address);
    if (error) throw error;
    saved.push(address);
    return 1;
  },
}));

const CHAPTER = { id: 'one', about: { slug: 'one' }, quality: 'normal' } as unknown as WaitingChapter;
/** Every answer takes one tick more than the one before, so that workers are at different stages. */
const answer = async (_address: unknown, init?: RequestInit) => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  init?.signal?.throwIfAborted();
  return new Response('x');
};
const turns = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  saved.length = 0;
  failing = () => undefined;
  vi.stubGlobal('fetch', vi.fn(answer));
});

it('every file of a chapter is fetched', async () => {
  expect(await saveChapter(CHAPTER, new AbortController().signal, async () => {})).toBe('ready');
  expect(new Set(saved)).toEqual(new Set(FILES.map(({ address }) => address)));
});

it.each([
  [new DOMException('full', 'QuotaExceededError'), 'no-room'],
  [new TypeError('cut'), 'interrupted'],
])('saves nothing any more once it has ended: %s', async (error, outcome) => {
  failing = (address) => (address.endsWith('/3') ? error : undefined);
  expect(await saveChapter(CHAPTER, new AbortController().signal, async () => {})).toBe(outcome);
  const [asked, kept] = [vi.mocked(fetch).mock.calls.length, saved.length];
  expect(asked).toBeLessThan(FILES.length);
  await turns();
  expect([vi.mocked(fetch).mock.calls.length, saved.length]).toEqual([asked, kept]);
});

it('saving rejects when it is aborted, and no worker goes on', async () => {
  const stop = new AbortController();
  const ended = saveChapter(CHAPTER, stop.signal, async () => stop.abort());
  await expect(ended).rejects.toThrow();
  const kept = saved.length;
  await turns();
  expect(saved).toHaveLength(kept);
});
