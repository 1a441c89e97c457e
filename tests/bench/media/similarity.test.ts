import { describe, expect, it } from 'vitest';
import { similarity } from './similarity.ts';

const WIDTH = 64;
const picture = (value: (at: number) => number) =>
  Uint8Array.from({ length: WIDTH * 64 }, (_, at) => value(at));
const waves = picture((at) => 128 + 60 * Math.sin(at / 5));

describe('the similarity of pictures', () => {
  it('is 1 for the same, less for a coarse copy, little for another', () => {
    const coarse = waves.map((value) => Math.round(value / 24) * 24);
    const other = picture((at) => (at * 7919) % 251);
    expect(similarity(waves, waves, WIDTH)).toBeCloseTo(1, 9);
    expect(similarity(waves, coarse, WIDTH)).toBeLessThan(0.995);
    expect(similarity(waves, coarse, WIDTH)).toBeGreaterThan(0.9);
    expect(Math.abs(similarity(waves, other, WIDTH))).toBeLessThan(0.3);
  });

  it('is not told of pictures of different sizes', () => {
    expect(() => similarity(waves, waves.subarray(1), WIDTH)).toThrow(RangeError);
  });
});
