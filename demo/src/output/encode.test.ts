import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { accentOf, averageColor, pixelsOf } from './encode.ts';

/** Red at the left, blue at the right. */
function picture() {
  const canvas = createCanvas(62, 40);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, 31, 40);
  context.fillStyle = '#0000ff';
  context.fillRect(31, 0, 31, 40);
  return pixelsOf(canvas);
}

const at = ({ width, data }: { readonly width: number; readonly data: Buffer }, x: number, y: number) => [
  ...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
];

describe('pixelsOf', () => {
  it('has the colours that were drawn, three bytes a pixel', () => {
    const pixels = picture();
    expect(pixels.data).toHaveLength(62 * 40 * 3);
    expect(at(pixels, 0, 0)).toEqual([255, 0, 0]);
    expect(at(pixels, 61, 39)).toEqual([0, 0, 255]);
  });

  it('has more colours than were painted: edges are smooth', () => {
    const canvas = createCanvas(120, 120);
    const context = canvas.getContext('2d');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, 120, 120);
    context.fillStyle = '#000000';
    context.beginPath();
    context.arc(60, 60, 40, 0, Math.PI * 2);
    context.fill();
    expect(new Set(pixelsOf(canvas).data).size).toBeGreaterThan(24);
  });
});

describe('averageColor', () => {
  it('is the mean of the picture', async () => {
    expect(await averageColor(picture())).toMatch(/^#[78][0-9a-f]00[78][0-9a-f]$/);
  });
});

describe('accentOf', () => {
  it('is one of the colours, not their mean', async () => {
    expect(await accentOf(picture())).toMatch(/^#(f[0-9a-f]0[0-9a-f]0[0-9a-f]|0[0-9a-f]0[0-9a-f]f[0-9a-f])$/);
  });
});
