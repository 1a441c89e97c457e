import { expect, it } from 'vitest';
import { inParallel } from './in-parallel.ts';

const ITEMS = Array.from({ length: 40 }, (_, index) => index);

it('all items are worked on, some at a time', async () => {
  const done: number[] = [];
  let [atOnce, most] = [0, 0];
  await inParallel(ITEMS, async (item) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await Promise.resolve();
    atOnce -= 1;
    done.push(item);
  });
  expect(done.toSorted((one, other) => one - other)).toEqual(ITEMS);
  expect(most).toBe(8);
});

it('after the first failure no further item is begun', async () => {
  const begun: number[] = [];
  const work = inParallel(ITEMS, async (item) => {
    begun.push(item);
    await Promise.resolve();
    if (item === 2) throw new RangeError('The bucket is away.');
    await Promise.resolve();
    await Promise.resolve();
  });
  await expect(work).rejects.toThrow('The bucket is away.');
  // Those that were under way end; whoever waits for their turn would take the next ones in later microtasks.
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
  expect(begun.length).toBeLessThan(ITEMS.length / 2);
});
