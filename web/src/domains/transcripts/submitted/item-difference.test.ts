import type { TranscriptItem } from '@rawi/model/truth/transcript';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemDifference } from './item-difference.ts';

const say = (words: string): TranscriptItem => ({ kind: 'speech', words });
const items = fc.array(fc.constantFrom('a', 'b', 'c', 'd').map(say), { maxLength: 12 });
const seen = (item: TranscriptItem | undefined) => (item ? [item] : []);

describe('the difference of a page', () => {
  it('is made of all old items and all new ones, in their order', () => {
    fc.assert(
      fc.property(items, items, (old, now) => {
        const changes = itemDifference(old, now);
        expect(changes.flatMap(({ before }) => seen(before))).toEqual(old);
        expect(changes.flatMap(({ after }) => seen(after))).toEqual(now);
      }),
    );
  });

  it('says of an item that it stays only where it does', () => {
    fc.assert(
      fc.property(items, items, (old, now) => {
        for (const { before, after, isSame } of itemDifference(old, now)) {
          if (isSame) expect(after).toEqual(before);
        }
        expect(itemDifference(old, old).every(({ isSame }) => isSame)).toBe(true);
      }),
    );
  });

  it('puts an item that changed beside what it was, though another comes before', () => {
    const changes = itemDifference(
      [say('a'), say('b'), say('c')],
      [say('new'), say('a'), say('better'), say('c')],
    );
    expect(changes.map(({ before, after }) => [before?.words, after?.words])).toEqual([
      [undefined, 'new'],
      ['a', 'a'],
      ['b', 'better'],
      ['c', 'c'],
    ]);
  });

  it('takes parts in another order for the same item', () => {
    const [change] = itemDifference(
      [{ kind: 'speech', words: 'a', who: 'Maysan' }],
      [{ who: 'Maysan', words: 'a', kind: 'speech' }],
    );
    expect(change?.isSame).toBe(true);
  });

  it('shows another speaker, kind or place as a change', () => {
    const item = say('a');
    for (const other of [
      { who: 'Maysan' },
      { kind: 'thought' as const },
      { place: [0, 0, 10, 10] as [number, number, number, number] },
    ]) {
      expect(itemDifference([item], [{ ...item, ...other }]).map(({ isSame }) => isSame)).toEqual([false]);
    }
  });
});
