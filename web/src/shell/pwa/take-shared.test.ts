// @vitest-environment node
import { LIMITS } from '@rawi/model/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetShared, keepShared, readShared } from '../../domains/uploads/shared-files.ts';
import { fakeCaches } from '../../testing/fake-caches.ts';
import { answerShare, isShare, wipeOldShared } from './take-shared.ts';

const ADDRESS = 'https://rawi.example/ar/shared-file';
const HOUR = 60 * 60 * 1000;
const PDF = new File(['%PDF-1.7 pages'], 'فصل ٣.pdf', { type: 'application/pdf' });
const CBZ = new File(['PK\u0003\u0004pages'], 'simurgh_021.cbz');

/** What the system posts when files are shared. */
function form(...files: readonly File[]): Request {
  const body = new FormData();
  for (const file of files) body.append('chapter', file);
  return new Request(ADDRESS, { method: 'POST', body });
}
const namesKept = async () => (await readShared())?.files.map(({ name }) => name);

beforeEach(() => {
  vi.stubGlobal('caches', fakeCaches());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a form that shares a file', () => {
  it('is kept whole, and answered with the page about it', async () => {
    const answer = await answerShare(form(PDF, CBZ));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, ADDRESS]);
    expect(await namesKept()).toEqual(['فصل ٣.pdf', 'simurgh_021.cbz']);
    const [first] = (await readShared())?.files ?? [];
    expect([await first?.text(), first?.type]).toEqual(['%PDF-1.7 pages', 'application/pdf']);
  });

  it('takes the place of what was shared before', async () => {
    await answerShare(form(PDF, PDF));
    await answerShare(form(CBZ));
    expect(await namesKept()).toEqual(['simurgh_021.cbz']);
  });

  it('is judged by size and by what the file is, and what is refused is not kept', async () => {
    const heavy = new File(['%PDF-'], 'heavy.pdf');
    Object.defineProperty(heavy, 'size', { value: LIMITS.pdfBytes + 1 });
    const picture = new File(['\u0089PNG\r\n'], 'page.png');
    await keepShared([heavy, new File([], 'none.pdf'), new File(['MZ'], 'tool.pdf'), picture, CBZ]);
    const found = await readShared();
    expect(found?.refused).toEqual([
      { name: 'heavy.pdf', because: 'too-heavy' },
      { name: 'none.pdf', because: 'empty' },
      { name: 'tool.pdf', because: 'wrong-format' },
      { name: 'page.png', because: 'wrong-format' },
    ]);
    expect(found?.files.map(({ name }) => name)).toEqual(['simurgh_021.cbz']);
  });

  it('without a file, or one that cannot be kept, leads to the page where it is chosen', async () => {
    expect((await answerShare(form())).status).toBe(303);
    vi.spyOn(console, 'warn').mockReturnValue();
    expect((await answerShare(new Request(ADDRESS, { method: 'POST', body: 'none' }))).status).toBe(303);
    const { open, ...others } = fakeCaches();
    const full = { put: async () => Promise.reject(new Error('QuotaExceededError')) };
    vi.stubGlobal('caches', {
      ...others,
      open: async (name: string) => ({ ...(await open(name)), ...full }),
    });
    expect((await answerShare(form(PDF))).status).toBe(303);
    expect(await readShared()).toBeUndefined();
  });

  it.each([
    ['POST', '/en/shared-file', true],
    ['POST', '/ar/shared-file', true],
    ['GET', '/en/shared-file', false],
    ['POST', '/fr/shared-file', false],
    ['POST', '/shared-file', false],
    ['POST', '/en/shared-file/x', false],
    ['POST', '/api/view', false],
  ])('is what the worker takes: %s %s is %s', (method, path, isTaken) => {
    expect(isShare({ method }, new URL(path, ADDRESS))).toBe(isTaken);
  });
});

describe('what was shared', () => {
  it('stays where a form without a file comes', async () => {
    await answerShare(form(PDF));
    await answerShare(form());
    expect(await namesKept()).toEqual(['فصل ٣.pdf']);
  });

  it('is not lost where others look, and the worker wipes, before the first is there', async () => {
    // With Web Locks they would wait.
    vi.stubGlobal('navigator', {});
    const { open, ...others } = fakeCaches();
    let look = async () => {
      look = async () => {};
      expect(await readShared()).toBeUndefined();
      await wipeOldShared();
    };
    const slow = async (name: string) => {
      const cache = await open(name);
      return {
        ...cache,
        put: async (address: string, response: Response) => {
          await look();
          await cache.put(address, response);
        },
      };
    };
    vi.stubGlobal('caches', { ...others, open: slow });
    await answerShare(form(PDF, CBZ));
    expect(await namesKept()).toEqual(['فصل ٣.pdf', 'simurgh_021.cbz']);
  });

  it('is wiped after a day, when the worker starts', async () => {
    await keepShared([PDF], Date.now() - 23 * HOUR);
    await wipeOldShared();
    expect(await namesKept()).toEqual(['فصل ٣.pdf']);
    await keepShared([PDF], Date.now() - 24 * HOUR);
    expect(await readShared()).toBeUndefined();
    await wipeOldShared();
    expect(await (await caches.open('rawi-shared-files')).keys()).toEqual([]);
  });

  it('is wiped when it is discarded', async () => {
    await keepShared([PDF]);
    await forgetShared();
    expect(await readShared()).toBeUndefined();
  });
});
