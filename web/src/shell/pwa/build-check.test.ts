import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasNewerBuild } from './build-check.ts';

const answer = (body: string, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, { status }));

beforeEach(() => {
  document.head.innerHTML = '<meta name="rawi-build" content="one">';
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('a newer build is reported once in a tab', async () => {
  const asked = answer('{"id":"two"}');
  expect(await hasNewerBuild()).toBe(true);
  expect(asked).toHaveBeenCalledWith('/builds/latest.json', { cache: 'no-store' });
  expect(await hasNewerBuild()).toBe(false);
  answer('{"id":"three"}');
  expect(await hasNewerBuild()).toBe(true);
});

it.each([
  ['the same build', '{"id":"one"}', 200],
  ['a page', '<html>', 200],
  ['another shape', '[1]', 200],
  ['nothing', '{"id":"two"}', 404],
])('%s is no newer one', async (_, body, status) => {
  answer(body, status);
  expect(await hasNewerBuild()).toBe(false);
});

it('no newer build is found without a network', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await hasNewerBuild()).toBe(false);
});

it('the development server has no builds', async () => {
  document.head.replaceChildren();
  const asked = answer('{"id":"two"}');
  expect(await hasNewerBuild()).toBe(false);
  expect(asked).not.toHaveBeenCalled();
});
