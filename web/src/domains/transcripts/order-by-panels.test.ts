import type { PageBox } from '@rawi/model/truth/chapter-panels';
import type { TranscriptItem } from '@rawi/model/truth/transcript';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderByPanels } from './order-by-panels.ts';

const box: fc.Arbitrary<PageBox> = fc.tuple(
  fc.nat(5000),
  fc.nat(5000),
  fc.integer({ min: 1, max: 5000 }),
  fc.integer({ min: 1, max: 5000 }),
);
const items = fc
  .array(fc.option(box, { nil: undefined }), { maxLength: 12 })
  .map((places) =>
    places.map(
      (place, index): TranscriptItem => ({ kind: 'speech', words: `${index}`, ...(place && { place }) }),
    ),
  );
const words = (ordered: readonly TranscriptItem[]) => ordered.map((item) => item.words);

const LEFT: PageBox = [0, 0, 5000, 10_000];
const RIGHT: PageBox = [5000, 0, 5000, 10_000];
const say = (text: string, place?: PageBox): TranscriptItem => ({
  kind: 'speech',
  words: text,
  ...(place && { place }),
});

describe('ordering by panels', () => {
  it('loses and doubles nothing', () => {
    fc.assert(
      fc.property(items, fc.array(box, { maxLength: 6 }), (all, panels) => {
        const ordered = orderByPanels(all, panels);
        expect(ordered).toHaveLength(all.length);
        expect(new Set(ordered)).toEqual(new Set(all));
      }),
    );
  });

  it('changes nothing the second time, where all have a place', () => {
    fc.assert(
      fc.property(items, fc.integer({ min: 1, max: 9_999 }), (all, across) => {
        // One without a place follows whichever comes to stand before it.
        const placed = all.filter(({ place }) => place !== undefined);
        const panels: PageBox[] = [
          [across, 0, 10_000 - across, 10_000],
          [0, 0, across, 10_000],
        ];
        const once = orderByPanels(placed, panels);
        expect(words(orderByPanels(once, panels))).toEqual(words(once));
      }),
    );
  });

  it('changes nothing on a page without panels', () => {
    fc.assert(
      fc.property(items, (all) => {
        expect(orderByPanels(all, [])).toEqual(all);
      }),
    );
  });

  it('follows the panels as they are read, in either direction', () => {
    const all = [say('right', [6000, 0, 900, 900]), say('left', [4000, 0, 1500, 900])];
    expect(words(orderByPanels(all, [LEFT, RIGHT]))).toEqual(['left', 'right']);
    expect(words(orderByPanels(all, [RIGHT, LEFT]))).toEqual(['right', 'left']);
  });

  it('keeps one without a place behind the one before it', () => {
    const all = [say('right', [6000, 0, 900, 900]), say('after'), say('left', [100, 0, 900, 900])];
    expect(words(orderByPanels(all, [LEFT, RIGHT]))).toEqual(['left', 'right', 'after']);
  });
});
