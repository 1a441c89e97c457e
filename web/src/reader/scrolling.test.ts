import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barsAfterScroll, newestUnder, stepWithin } from './scrolling.ts';

describe('barsAfterScroll', () => {
  it.each([
    ['reading on', 100, 150, false],
    ['going back', 150, 100, true],
    ['back at the top', 20, 4, true],
    ['a hand that trembles', 100, 105, undefined],
    ['a jump', 100, 2000, undefined],
  ])('%s', (_, from, to, bars) => {
    expect(barsAfterScroll(from, to, 800)).toBe(bars);
  });
});

describe('what is under the line', () => {
  const entry = (target: number, isIntersecting: boolean) => ({ target, isIntersecting });

  it('after a jump that comes before the first report is where the jump led', () => {
    const both = [
      [entry(1, true), entry(1, false)],
      [entry(2, false)],
      [entry(3, false)],
      [entry(4, false), entry(4, true)],
    ].flat();
    expect(newestUnder(both)).toBe(4);
  });

  it('is the last of those that intersect by the last word about each, in whatever order they come', () => {
    const entries = fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.boolean()));
    fc.assert(
      fc.property(entries, (said) => {
        const found = newestUnder(said.map(([target, isIntersecting]) => entry(target, isIntersecting)));
        const stands = (target: number) => said.findLast(([each]) => each === target)?.[1] === true;
        if (found === undefined) expect(said.some(([target]) => stands(target))).toBe(false);
        else expect(stands(found)).toBe(true);
      }),
    );
  });
});

describe('stepWithin', () => {
  const key = fc.constantFrom('ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', ' ');

  it('reaches the end of the page with any key, then leaves the key to turn the page', () => {
    fc.assert(
      fc.property(
        key,
        fc.boolean(),
        fc.integer({ min: 100, max: 900 }),
        fc.nat(3000),
        (name, shiftKey, clientHeight, more) => {
          const box = { scrollTop: more / 2, scrollHeight: clientHeight + more, clientHeight };
          for (let moves = 0; moves < 100; moves += 1) {
            const step = stepWithin({ key: name, shiftKey }, box);
            if (step === 0) break;
            box.scrollTop += step;
            expect(box.scrollTop).toBeGreaterThanOrEqual(0);
            expect(box.scrollTop).toBeLessThanOrEqual(more);
          }
          expect(stepWithin({ key: name, shiftKey }, box)).toBe(0);
        },
      ),
    );
  });

  it('leaves all other keys alone', () => {
    const box = { scrollTop: 0, scrollHeight: 1000, clientHeight: 300 };
    for (const name of ['ArrowLeft', 'ArrowRight', 'Home', 'f']) {
      expect(stepWithin({ key: name, shiftKey: false }, box)).toBe(0);
    }
  });
});
