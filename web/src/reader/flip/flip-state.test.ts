import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FlipEvent, type FlipState, reduceFlip, UNFLIPPED } from './flip-state.ts';

const after = (...events: FlipEvent[]): FlipState => events.reduce(reduceFlip, UNFLIPPED);
const press = (at: number): FlipEvent => ({ type: 'press', at });
const release = (at: number): FlipEvent => ({ type: 'release', at });
const leave = (at: number): FlipEvent => ({ type: 'release', at, isOnSwitch: true });

describe('the other language', () => {
  it('shows while it is held', () => {
    expect(after(press(0)).isOther).toBe(true);
    expect(after(press(0), press(500), press(520)).isOther).toBe(true);
    expect(after(press(0), release(2000)).isOther).toBe(false);
  });

  it('stays after a double press, until the next one', () => {
    const kept = [press(0), release(100), press(250), release(350)];
    expect(after(...kept)).toMatchObject({ isOther: true, isKept: true });
    expect(after(...kept, press(5000)).isOther).toBe(false);
    expect(after(...kept, press(5000), release(5100)).isOther).toBe(false);
    expect(after(...kept, press(500), release(550), press(600), release(650)).isOther).toBe(false);
  });

  it('stays where a short press of the switch put it, until the next one', () => {
    const put = [press(0), leave(120)];
    expect(after(...put)).toMatchObject({ isOther: true, isKept: true });
    expect(after(...put, press(900), leave(1000))).toMatchObject({ isOther: false, isKept: false });
    expect(after(...put, press(900), leave(1000), press(2000), leave(2100)).isOther).toBe(true);
  });

  it('goes back when the switch was held, or drawn', () => {
    expect(after(press(0), leave(400)).isOther).toBe(false);
    expect(after(press(0), release(120)).isOther).toBe(false);
  });

  it('stays when the switch is pressed twice, as a double press of the key makes it', () => {
    const twice = [press(0), leave(100), press(250), leave(350)];
    expect(after(...twice)).toMatchObject({ isOther: true, isKept: true });
    expect(after(...twice, press(600), leave(700)).isOther).toBe(false);
  });

  it('does not stay after two separate presses', () => {
    expect(after(press(0), release(100), press(900), release(1000)).isOther).toBe(false);
  });

  it('is toggled by input that cannot be held', () => {
    expect(after({ type: 'toggle' }).isOther).toBe(true);
    expect(after({ type: 'toggle' }, { type: 'toggle' })).toEqual(UNFLIPPED);
  });

  it('shows only while it is held or kept, for any sequence of events', () => {
    const event: fc.Arbitrary<FlipEvent> = fc.oneof(
      fc.record({ type: fc.constant('press' as const), at: fc.nat() }),
      fc.record({ type: fc.constant('release' as const), at: fc.nat(), isOnSwitch: fc.boolean() }),
      fc.constant({ type: 'toggle' as const }),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const { isOther, isKept, isHeld } = after(...events);
        if (isOther) expect(isKept || isHeld).toBe(true);
        if (isKept) expect(isOther).toBe(true);
      }),
    );
  });
});
