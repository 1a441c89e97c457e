import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeInk, keptInk } from './ink.ts';

const WIDTH = 20;
const blank = () => new Uint8Array(WIDTH * WIDTH).fill(255);
/** A line of ink from the left to the right. */
const line = (y: number, grey = 0) => blank().fill(grey, y * WIDTH, (y + 1) * WIDTH);

describe('the ink that a page keeps', () => {
  it('is all of the same picture, whatever that is', () => {
    const picture = array(constantFrom(0, 120, 255), { minLength: 400, maxLength: 400 });
    assert(
      property(picture, (pixels) => {
        const bytes = Uint8Array.from(pixels);
        expect([1, undefined]).toContain(keptInk(bytes, bytes, WIDTH));
      }),
    );
  });

  it('is all where it lies a few pixels beside, and none further away', () => {
    expect(keptInk(line(5), line(8), WIDTH)).toBe(1);
    expect(keptInk(line(5), line(9), WIDTH)).toBe(0);
  });

  it('is a half where one of two lines is missing, and nothing more where there is too much', () => {
    const both = line(2).map((grey, at) => Math.min(grey, line(15)[at] ?? 255));
    expect(keptInk(line(2), both, WIDTH)).toBe(0.5);
    expect(keptInk(both, line(2), WIDTH)).toBe(1);
  });

  it('is not asked for on a page that is empty, or as pale as paper', () => {
    expect(keptInk(line(1), blank(), WIDTH)).toBeUndefined();
    expect(keptInk(line(1), line(1, 240), WIDTH)).toBeUndefined();
  });

  it('is told apart by its share', () => {
    expect([undefined, 0.9, 0.85, 0.5, 0.3, 0.1].map(judgeInk)).toEqual([
      'nothing there',
      'as there',
      'as there',
      'a part lost',
      'a part lost',
      'nearly all lost',
    ]);
  });
});
