import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { pwaState, setPwaState } from '../../core/device/pwa-state.ts';
import { eventually } from '../../testing/eventually.ts';
import { startPwa } from './start-pwa.ts';

beforeAll(() => startPwa(Promise.resolve()));
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  document.body.innerHTML = '';
  setPwaState({ updateReady: false });
});

/** A part of the build does not come; the site answers, or nothing does. */
async function missPart(answer: () => Promise<Response>) {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  await Promise.allSettled(asked.mock.results.map(({ value }) => value));
  return { assign, asked };
}

it('a build that is behind is left by a reload', async () => {
  const { assign } = await missPart(async () => new Response());
  await eventually(() => expect(assign).toHaveBeenCalledOnce());
});

it.each([
  ['is read', '<div data-reader="single"></div>'],
  ['is typed into', '<textarea></textarea>'],
])('a page that %s is not loaded anew: the next one brings the build', async (_, shown) => {
  document.body.innerHTML = shown;
  document.querySelector('textarea')?.focus();
  const { assign } = await missPart(async () => new Response());
  await eventually(() => expect(pwaState().updateReady).toBe(true));
  expect(assign).not.toHaveBeenCalled();
});

it('a page is not lost to a network that fails', async () => {
  const { assign, asked } = await missPart(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(asked).toHaveBeenCalledOnce();
  expect(assign).not.toHaveBeenCalled();
});
