import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { pwaState, setPwaState } from '../../core/device/pwa-state.ts';
import { eventually } from '../../testing/eventually.ts';
import { startPwa, whenSettled } from './start-pwa.ts';

beforeAll(() => startPwa(Promise.resolve()));
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  document.body.innerHTML = '';
  setPwaState({ updateReady: false });
});

/** Fails to load a part of the build; `answer` says whether the site can be reached. */
async function missPart(answer: () => Promise<Response>) {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  await Promise.allSettled(asked.mock.results.map(({ value }) => value));
  return { assign, asked };
}

it('a page of an outdated build reloads itself', async () => {
  const { assign } = await missPart(async () => new Response());
  await eventually(() => expect(assign).toHaveBeenCalledOnce());
});

it.each([
  ['is read', '<div data-reader="single"></div>'],
  ['is typed into', '<textarea></textarea>'],
])('a page that %s is not reloaded: the next one brings the build', async (_, shown) => {
  document.body.innerHTML = shown;
  document.querySelector('textarea')?.focus();
  const { assign } = await missPart(async () => new Response());
  await eventually(() => expect(pwaState().updateReady).toBe(true));
  expect(assign).not.toHaveBeenCalled();
});

it('a page is not reloaded, and so not lost, when the network fails', async () => {
  const { assign, asked } = await missPart(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(asked).toHaveBeenCalledOnce();
  expect(assign).not.toHaveBeenCalled();
});

describe('the first pictures of a page', () => {
  const arrived = { decode: () => Promise.resolve() };
  const failed = { decode: () => Promise.reject(new Error('It is no picture.')) };
  const endless = { decode: () => new Promise<void>(() => {}) };
  afterEach(() => vi.useRealTimers());

  it('are waited for until each is here or has failed', async () => {
    await expect(whenSettled([arrived, failed])).resolves.toBeUndefined();
  });

  it('are waited for ten seconds where one never ends', async () => {
    vi.useFakeTimers();
    const settled = vi.fn<() => void>();
    void whenSettled([arrived, endless]).then(settled);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledOnce();
  });
});
