import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastOrder, movedOrders } from './list-order.ts';

const listed = (orders: readonly number[]) => orders.map((order, index) => ({ key: `k${index}`, order }));
const sorted = (entries: readonly { readonly key: string; readonly order: number }[]) =>
  entries.toSorted((a, b) => a.order - b.order || (a.key < b.key ? -1 : 1));
const keys = (entries: readonly { readonly key: string }[]) => entries.map(({ key }) => key);

/** The entries after what a move has written. */
function afterMove(entries: ReturnType<typeof listed>, from: number, to: number) {
  const orders = movedOrders(entries, from, to);
  return sorted(entries.map((entry) => ({ ...entry, order: orders[entry.key] ?? entry.order })));
}

describe('the order of a list', () => {
  it('after a move is the one that was asked for, whatever numbers stood there', () => {
    const orders = fc.array(
      fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true, min: 0, max: 1 })),
      {
        minLength: 1,
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(orders, fc.nat(11), fc.nat(11), (numbers, one, other) => {
        const entries = sorted(listed(numbers));
        const [from, to] = [one % entries.length, other % entries.length];
        const wanted = keys(entries).toSpliced(from, 1);
        wanted.splice(to, 0, keys(entries)[from] ?? '');
        expect(keys(afterMove(entries, from, to))).toEqual(wanted);
      }),
    );
  });

  it('is changed by one number, as long as there is one between the neighbours', () => {
    const entries = listed([1, 2, 3, 4]);
    expect(movedOrders(entries, 3, 1)).toEqual({ k3: 1.5 });
    expect(movedOrders(entries, 0, 3)).toEqual({ k0: 5 });
    expect(movedOrders(entries, 2, 0)).toEqual({ k2: 0 });
    expect(movedOrders(entries, 2, 2)).toEqual({});
    expect(movedOrders(entries, 0, 4)).toEqual({});
    expect(movedOrders(entries, 4, 0)).toEqual({});
  });

  it('is written whole where halving has come to its end', () => {
    let entries = listed([1, 2, 3]);
    let whole = 0;
    for (let turn = 0; turn < 200; turn += 1) {
      if (Object.keys(movedOrders(entries, 2, 1)).length === 3) whole += 1;
      const before = keys(entries);
      entries = afterMove(entries, 2, 1);
      expect(keys(entries)).toEqual([before[0], before[2], before[1]]);
    }
    expect(whole).toBeGreaterThan(0);
    expect(whole).toBeLessThan(20);
  });

  it('ends with what was put there last', () => {
    expect(lastOrder([])).toBe(1);
    expect(lastOrder(listed([-4, 1.5]))).toBe(2);
    expect(lastOrder(listed([7, 3]))).toBe(8);
  });
});
