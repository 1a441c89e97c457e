import { afterEach, expect, it, vi } from 'vitest';
import { dropRemovedDaily } from './removed-daily.ts';

const readRemoved = vi.fn(async () => new Set<string>());
vi.mock('./removed.ts', () => ({ readRemoved: () => readRemoved() }));
afterEach(() => localStorage.clear());

it('the device asks once a day, and not on the first visit', async () => {
  const hour = 60 * 60 * 1000;
  await dropRemovedDaily(0);
  await dropRemovedDaily(23 * hour);
  expect(readRemoved).not.toHaveBeenCalled();
  await dropRemovedDaily(24 * hour);
  expect(readRemoved).toHaveBeenCalledOnce();
  await dropRemovedDaily(25 * hour);
  expect(readRemoved).toHaveBeenCalledOnce();
});
