import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEW_PLAN, type PositionEvent, plan } from './position-plan.ts';

const EVENTS: readonly PositionEvent[] = ['opened', 'settled', 'hidden', 'finished', 'left'];

/** The acts that follow from these events, in turn. */
function acts(...events: readonly (readonly [event: PositionEvent, page: number, fraction?: number])[]) {
  let state = NEW_PLAN;
  return events.map(([event, page, fraction = 0]) => {
    const { act, next } = plan(state, event, { page, fraction });
    state = next;
    return act;
  });
}

describe('the position is stored', () => {
  it('at opening, once on the way, and at the end', () => {
    expect(
      acts(['opened', 1], ['settled', 3], ['settled', 5], ['hidden', 6], ['finished', 9], ['left', 9]),
    ).toEqual(['store', 'store', 'nothing', 'keep', 'store', 'nothing']);
  });

  it('not when nothing has changed', () => {
    expect(acts(['opened', 4], ['settled', 4], ['hidden', 4], ['left', 4])).toEqual([
      'store',
      'nothing',
      'nothing',
      'nothing',
    ]);
  });

  it('at leaving, wherever that is', () => {
    expect(acts(['opened', 1], ['left', 2])).toEqual(['store', 'store']);
    expect(acts(['opened', 1], ['hidden', 2], ['left', 3])).toEqual(['store', 'store', 'store']);
  });

  it('at its end for good, even if the reader pages back', () => {
    expect(acts(['opened', 1], ['finished', 9], ['settled', 2], ['left', 2])).toEqual([
      'store',
      'store',
      'nothing',
      'nothing',
    ]);
  });

  it('further down the same page, but not for a single line', () => {
    expect(acts(['opened', 2, 0.1], ['hidden', 2, 0.12], ['hidden', 2, 0.5], ['left', 2, 0.51])).toEqual([
      'store',
      'nothing',
      'store',
      'nothing',
    ]);
    expect(acts(['opened', 2, 0.9], ['left', 2, 0.1])).toEqual(['store', 'store']);
  });

  it('no more than three times', () => {
    const fraction = fc.double({ min: 0, max: 1, noNaN: true });
    const steps = fc.array(fc.tuple(fc.constantFrom(...EVENTS), fc.integer({ min: 1, max: 9 }), fraction));
    fc.assert(
      fc.property(steps, (events) => {
        expect(acts(...events).filter((act) => act === 'store').length).toBeLessThanOrEqual(3);
      }),
    );
  });
});
