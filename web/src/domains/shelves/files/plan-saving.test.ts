import { LIMITS } from '@rawi/model/limits';
import { entriesOf } from '@rawi/model/truth/own-list';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SavedThing } from '../../library/change.ts';
import { listEntryOf, listKeyOf } from '../list-entry.ts';
import { planSaving } from './plan-saving.ts';

const picture = { path: 'public/a', width: 1, height: 1, color: '#000000' };
const thing = (id: string): SavedThing => ({
  kind: 'comic',
  comicId: id,
  slug: id,
  series: id,
  names: {},
  picture,
});
const ids = (most: number) =>
  fc.array(
    fc.integer({ min: 0, max: 400 }).map((number) => `c${number}`),
    { maxLength: most },
  );
const listOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name, at) => [listKeyOf(thing(name)), listEntryOf(thing(name), at * 1.5)]));

it('what is put on a list comes behind what stands there, in its order; nothing is lost, and no bound is passed', () => {
  fc.assert(
    fc.property(ids(200), ids(300), (stored, brought) => {
      const entries = listOf([...new Set(stored)]);
      const plan = planSaving(brought.map(thing), { entries });
      const after = entriesOf({ entries: { ...entries, ...plan.entries } });
      expect(after.length).toBeLessThanOrEqual(LIMITS.ownLists.entries);
      const left = plan.left.map((place) => brought[place]);
      const expected = [...new Set([...entriesOf({ entries }).map((entry) => entry.comicId), ...brought])];
      expect(after.map((entry) => entry.comicId)).toEqual(expected.filter((id) => !left.includes(id)));
      expect(plan.count + plan.there + plan.left.length).toBe(brought.length);
    }),
  );
});

it('a new list begins with the first', () => {
  const plan = planSaving([thing('a'), thing('b'), thing('a')]);
  expect(plan).toMatchObject({ count: 2, there: 1, left: [] });
  expect(entriesOf(plan).map(({ comicId, order }) => [comicId, order])).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
});
