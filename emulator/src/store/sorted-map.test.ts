import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareSegments } from '../values/resource-name.ts';
import { SortedMap } from './sorted-map.ts';

describe('SortedMap', () => {
  it('holds what a plain map holds, in order', () => {
    const anyId = fc.integer({ min: 0, max: 2000 }).map((n) => (n % 7 === 0 ? `__id${n}__` : `k${n}`));
    const anyStep = fc.record({ id: anyId, remove: fc.boolean() });
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 1500, size: 'max' }), (steps) => {
        const sorted = new SortedMap<number>();
        const model = new Map<string, number>();
        for (const [i, { id, remove }] of steps.entries()) {
          if (remove) {
            sorted.delete(id);
            model.delete(id);
          } else {
            sorted.set(id, i);
            model.set(id, i);
          }
        }
        const ids = [...model.keys()].toSorted(compareSegments);
        expect([...sorted.keys()]).toEqual(ids);
        expect([...sorted.values()]).toEqual(ids.map((id) => model.get(id)));
        for (const [id, value] of model) expect(sorted.get(id)).toBe(value);
        expect(sorted.size).toBe(model.size);
      }),
      { numRuns: 30 },
    );
  });
});
