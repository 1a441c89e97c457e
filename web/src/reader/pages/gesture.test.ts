import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beginning,
  isPulledOver,
  pinchOf,
  STILL_WHEEL,
  speedOf,
  turnByWheel,
  type Wheel,
} from './gesture.ts';

describe('a finger on a page', () => {
  it.each([
    [{ x: 3, y: 4 }, undefined],
    [{ x: -30, y: 5 }, 'pull'],
    [{ x: 20, y: 20 }, 'other'],
    [{ x: 2, y: -40 }, 'other'],
  ] as const)('that moved by %o', (moved, meaning) => {
    expect(beginning(moved)).toBe(meaning);
  });

  it('turns a page that it pulled far or flicked, and not one that it pushed back', () => {
    expect(isPulledOver(-120, -0.1, 390)).toBe(true);
    expect(isPulledOver(-120, 1, 390)).toBe(false);
    expect(isPulledOver(-40, -1, 390)).toBe(true);
    expect(isPulledOver(-40, 0, 390)).toBe(false);
    expect(isPulledOver(-40, 1, 390)).toBe(false);
    expect(isPulledOver(-10, -2, 390)).toBe(false);
  });

  it('means the same in both directions', () => {
    const length = fc.double({ min: -400, max: 400, noNaN: true });
    fc.assert(
      fc.property(length, fc.double({ min: -3, max: 3, noNaN: true }), (dx, speed) => {
        expect(isPulledOver(dx, speed, 390)).toBe(isPulledOver(-dx, -speed, 390));
      }),
    );
  });

  it('has no speed if it rests before it is lifted', () => {
    const moves = [
      { x: 100, at: 0 },
      { x: 40, at: 60 },
    ];
    expect(speedOf(moves, 70)).toBe(-1);
    expect(speedOf(moves, 400)).toBe(0);
    expect(speedOf([], 0)).toBe(0);
  });
});

it('forms a center and a distance with a second finger', () => {
  expect(pinchOf({ x: 0, y: 0 }, { x: 30, y: 40 })).toEqual({ center: { x: 15, y: 20 }, distance: 50 });
  expect(pinchOf({ x: 5, y: 5 }, { x: 5, y: 5 }).distance).toBe(1);
});

describe('a wheel', () => {
  const turns = (events: readonly (readonly [deltaY: number, at: number])[]) => {
    let wheel: Wheel = STILL_WHEEL;
    return events.flatMap(([deltaY, at]) => {
      const moved = turnByWheel(wheel, deltaY, at);
      ({ wheel } = moved);
      return moved.turn ?? [];
    });
  };

  it('turns a page a notch', () => {
    const notches = [
      [100, 0],
      [100, 200],
      [-100, 500],
    ] as const;
    expect(turns(notches)).toEqual(['next', 'next', 'previous']);
  });

  it('turns one page for one movement of a trackpad, however long it fades', () => {
    const fading = Array.from({ length: 24 }, (_, index) => [120 * 0.85 ** index, index * 16] as const);
    expect(turns(fading)).toEqual(['next']);
  });

  it('turns nothing if it hardly moves', () => {
    expect(
      turns([
        [20, 0],
        [20, 300],
        [-20, 310],
      ]),
    ).toEqual([]);
  });
});
