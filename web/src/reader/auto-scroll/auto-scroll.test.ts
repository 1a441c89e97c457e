import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { scrollStep } from './auto-scroll.ts';

const pace = fc.integer({ min: 1, max: 10 });
const screen = fc.integer({ min: 320, max: 2560 });

it('a strip moves as far in many short frames as in few, and never backwards', () => {
  fc.assert(
    fc.property(pace, screen, fc.integer({ min: 1, max: 6 }), (speed, height, frames) => {
      const whole = scrollStep(speed, height, 96);
      let sum = 0;
      for (let frame = 0; frame < frames; frame += 1) sum += scrollStep(speed, height, 96 / frames);
      expect(sum).toBeCloseTo(whole, 6);
      expect(scrollStep(speed, height, -5)).toBe(0);
    }),
  );
});

it('a strip takes 40 seconds for a screen at pace 1 and 4 at pace 10, and does not jump after a pause', () => {
  expect(scrollStep(1, 800, 100) * 400).toBeCloseTo(800);
  expect(scrollStep(10, 800, 100) * 40).toBeCloseTo(800);
  expect(scrollStep(4, 800, 60_000)).toBe(scrollStep(4, 800, 100));
});
