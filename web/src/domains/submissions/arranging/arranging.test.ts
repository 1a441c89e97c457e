import { type ArrangedPage, asInFile } from '@rawi/model/truth/arranged-pages';
import { arrangementSchema } from '@rawi/model/truth/arrangement';
import { array, assert, constantFrom, nat, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moved } from '../../../core/lib/moved.ts';
import {
  differencesOf,
  isSpread,
  leftOut,
  newest,
  putBack,
  type Steps,
  toggleSpread,
  turned,
  undone,
  withStep,
} from './arranging.ts';

const tall = { isSpread: false, isTall: true };
const wide = { isSpread: true, isTall: false };

describe('a page', () => {
  it('comes round after four turns, and counts as a spread by the shape that it has then', () => {
    const turns = [turned, turned, turned, turned].reduce<ArrangedPage[]>(
      (pages, turn) => [...pages, turn(pages.at(-1) ?? { source: 1, turn: 0 })],
      [{ source: 1, turn: 0 }],
    );
    expect(turns.map(({ turn }) => turn)).toEqual([0, 90, 180, 270, 0]);
    expect(turns.map((page) => isSpread(page, tall))).toEqual([false, true, false, true, false]);
    expect(turns.map((page) => isSpread(page, wide))).toEqual([true, false, true, false, true]);
  });

  it('is marked only where it is not as it is found', () => {
    const page: ArrangedPage = { source: 1, turn: 0 };
    const marked = toggleSpread(page, wide);
    expect(marked).toEqual({ ...page, spread: false });
    expect(isSpread(marked, wide)).toBe(false);
    expect(toggleSpread(marked, wide)).toEqual(page);
  });

  it('that is put back stands behind the nearest that comes before it in the file', () => {
    const pages = [4, 2, 5].map((source): ArrangedPage => ({ source, turn: 0 }));
    const sources = (source: number) => putBack(pages, source).pages.map((page) => page.source);
    expect(sources(1)).toEqual([1, 4, 2, 5]);
    expect(sources(3)).toEqual([4, 2, 3, 5]);
    expect(sources(6)).toEqual([4, 2, 5, 6]);
    expect(putBack(pages, 3).index).toBe(2);
  });
});

describe('what is arranged', () => {
  it('is always a valid arrangement, whatever is done, and can be undone step by step', () => {
    const COUNT = 6;
    const action = tuple(constantFrom('move', 'turn', 'out', 'back', 'spread'), nat(5), nat(5));
    assert(
      property(array(action, { maxLength: 30 }), (actions) => {
        let steps: Steps = [asInFile(COUNT)];
        for (const [kind, one, two] of actions) {
          const pages = newest(steps);
          const index = one % pages.length;
          const out = leftOut(pages, COUNT);
          const change = (by: (page: ArrangedPage) => ArrangedPage) =>
            pages.map((page, other) => (other === index ? by(page) : page));
          const next = {
            move: () => moved(pages, index, two % pages.length),
            turn: () => change(turned),
            spread: () => change((page) => toggleSpread(page, tall)),
            out: () => (pages.length === 1 ? pages : pages.filter((_, other) => other !== index)),
            back: () => (out.length === 0 ? pages : putBack(pages, out[two % out.length] ?? 1).pages),
          }[kind]?.();
          if (next) steps = withStep(steps, next);
          expect(arrangementSchema.safeParse(newest(steps)).success).toBe(true);
          expect(newest(steps).length + leftOut(newest(steps), COUNT).length).toBe(COUNT);
        }
        for (let left = steps.length; left > 0; left -= 1) steps = undone(steps);
        expect(steps).toEqual([asInFile(COUNT)]);
      }),
    );
  });

  it('differs from its file in these ways', () => {
    const none = { isReordered: false, leftOut: 0, turned: 0, marked: 0 };
    expect(differencesOf(asInFile(3), 3)).toEqual(none);
    expect(
      differencesOf(
        [
          { source: 1, turn: 0 },
          { source: 3, turn: 0 },
        ],
        3,
      ),
    ).toEqual({ ...none, leftOut: 1 });
    expect(
      differencesOf(
        [
          { source: 2, turn: 90 },
          { source: 1, turn: 0, spread: true },
        ],
        2,
      ),
    ).toEqual({ isReordered: true, leftOut: 0, turned: 1, marked: 1 });
  });
});
