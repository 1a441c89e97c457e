import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentColor } from './accent-color.ts';

type Pixel = readonly [number, number, number];
const TEAL: Pixel = [0, 110, 120];
const ORANGE: Pixel = [240, 130, 30];
const GREY: Pixel = [128, 128, 128];

/** A picture of so many pixels of each colour. */
function picture(...parts: readonly (readonly [Pixel, number])[]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap(([pixel, count]) => Array.from({ length: count }, () => pixel).flat()),
  );
}
const hexOf = (pixel: Pixel) => `#${pixel.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

function isNear(color: string | undefined, pixel: Pixel): boolean {
  if (color === undefined) return false;
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return channels.every((channel, index) => Math.abs(channel - (pixel[index] ?? 0)) <= 2);
}

describe('the accent of a picture', () => {
  it('is the hue that covers most, not the olive between two', () => {
    expect(isNear(accentColor(picture([TEAL, 600], [ORANGE, 200]), 3), TEAL)).toBe(true);
    expect(isNear(accentColor(picture([TEAL, 100], [ORANGE, 400]), 3), ORANGE)).toBe(true);
  });

  it('is a colour, however much paper and ink there is', () => {
    const title = picture([[255, 255, 255], 900], [[10, 10, 10], 60], [TEAL, 40]);
    expect(isNear(accentColor(title, 3), TEAL)).toBe(true);
  });

  it('is none of a picture in grey, nor of a speck', () => {
    expect(accentColor(picture([GREY, 100]), 3)).toBeUndefined();
    expect(accentColor(picture([GREY, 1000], [ORANGE, 3]), 3)).toBeUndefined();
    expect(accentColor(new Uint8Array(), 3)).toBeUndefined();
  });

  it('of one colour is that colour, in whatever order and number', () => {
    const vivid = fc
      .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
      .filter((pixel) => Math.max(...pixel) - Math.min(...pixel) > 90);
    fc.assert(
      fc.property(vivid, fc.integer({ min: 1, max: 50 }), (pixel, count) => {
        expect(isNear(accentColor(picture([GREY, count], [pixel, count]), 3), pixel)).toBe(true);
      }),
    );
  });

  it('does not depend on where a colour lies between two hues', () => {
    // Reds on both sides of the wheel's seam outweigh a yellow that is more than either.
    const reds: Pixel[] = [
      [230, 20, 60],
      [230, 30, 20],
    ];
    const color = accentColor(picture([reds[0] ?? TEAL, 40], [reds[1] ?? TEAL, 40], [[230, 210, 30], 50]), 3);
    expect(Number.parseInt((color ?? '#000000').slice(3, 5), 16)).toBeLessThan(80);
  });

  it('leaves out what is transparent', () => {
    const seen = [...TEAL, 255];
    const unseen = [...ORANGE, 0];
    const pixels = Uint8Array.from([...seen, ...unseen, ...unseen]);
    expect(isNear(accentColor(pixels, 4), TEAL), hexOf(TEAL)).toBe(true);
  });
});
