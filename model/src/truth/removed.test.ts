import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { REMOVED_KEPT, type Removed, withoutRemoved, withRemoved } from './removed.ts';

const AT = new Date('2026-01-01T00:00:00Z');

it('the list of removed works has each work once, at its latest removal, and none that was given back', () => {
  const step = fc.record({
    id: fc.integer({ max: 8, min: 0 }).map((each) => `chapter-${each}`),
    isBack: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const expected = new Set<string>();
      let list: Removed = { ids: [] };
      for (const { id, isBack } of steps) {
        list = isBack ? withoutRemoved(list, id) : withRemoved(list, { id, at: AT, takenDown: false });
        if (isBack) expected.delete(id);
        else expected.add(id);
      }
      expect(list.ids.map(({ id }) => id).toSorted()).toEqual([...expected].toSorted());
    }),
  );
});

it('the list of removed works drops its oldest entries', () => {
  const full: Removed = {
    ids: Array.from({ length: REMOVED_KEPT }, (_, index) => ({ id: `c-${index}`, at: AT })),
  };
  const { ids } = withRemoved(full, { id: 'new', at: AT, takenDown: false });
  expect(ids.length).toBe(REMOVED_KEPT);
  expect(ids[0]?.id).toBe('c-1');
  expect(ids.at(-1)?.id).toBe('new');
});

it('the list of removed works keeps that something was taken down, also if it was withdrawn before', () => {
  const withdrawn = withRemoved(undefined, { id: 'one', at: AT, takenDown: false });
  expect(withdrawn.ids).toEqual([{ id: 'one', at: AT }]);
  const later = withRemoved(withdrawn, { id: 'one', at: new Date(), takenDown: true });
  expect(later.ids).toEqual([{ id: 'one', at: AT, takenDown: true }]);
  expect(withRemoved(later, { id: 'one', at: AT, takenDown: false }).ids[0]?.takenDown).toBe(true);
});
