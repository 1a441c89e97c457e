import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { DeliveryQueue } from './delivery-queue.ts';

describe('DeliveryQueue', () => {
  it('keeps each lane in order and never runs more at once than allowed, whatever fails in between', async () => {
    const deliveries = fc.array(fc.record({ lane: fc.constantFrom('a', 'b', 'c'), failures: fc.nat(2) }), {
      maxLength: 20,
    });
    await fc.assert(
      fc.asyncProperty(deliveries, fc.integer({ min: 1, max: 3 }), async (items, atOnce) => {
        const queue = new DeliveryQueue({ atOnce, retryDelays: [0, 0, 0] });
        const done: number[] = [];
        let running = 0;
        let most = 0;
        await new Promise<void>((resolve) => {
          if (items.length === 0) resolve();
          items.forEach(({ lane, failures }, index) => {
            let left = failures;
            queue.add({
              lane,
              deliver: async () => {
                most = Math.max(most, ++running);
                await new Promise((next) => setImmediate(next));
                running--;
                if (left-- > 0) return 'retry';
                done.push(index);
                if (done.length === items.length) resolve();
                return 'done';
              },
            });
          });
        });
        for (const lane of ['a', 'b', 'c']) {
          const order = done.filter((index) => items[index]?.lane === lane);
          expect(order).toEqual(order.toSorted((one, other) => one - other));
        }
        expect(most).toBeLessThanOrEqual(atOnce);
      }),
      { numRuns: 30 },
    );
  });

  it('gives an event up after its last attempt, says so, and goes on', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const queue = new DeliveryQueue({ atOnce: 1, retryDelays: [0, 0] });
    let attempts = 0;
    queue.add({
      lane: 'a',
      deliver: async () => {
        attempts++;
        throw new Error('refused');
      },
    });
    await new Promise<void>((resolve) => {
      queue.add({
        lane: 'a',
        deliver: async () => {
          resolve();
          return 'done';
        },
      });
    });
    expect(attempts).toBe(3);
    expect(error).toHaveBeenCalledWith(expect.stringContaining('given up after 3 attempts'));
    error.mockRestore();
  });

  it('starts nothing after it was stopped', async () => {
    const queue = new DeliveryQueue({ atOnce: 1, retryDelays: [] });
    let started = 0;
    const waiting: (() => void)[] = [];
    const deliver = () =>
      new Promise<'done'>((resolve) => {
        started++;
        waiting.push(() => resolve('done'));
      });
    queue.add({ lane: 'a', deliver });
    queue.add({ lane: 'b', deliver });
    queue.stop();
    for (const finish of waiting) finish();
    await new Promise((next) => setImmediate(next));
    expect(started).toBe(1);
  });
});
