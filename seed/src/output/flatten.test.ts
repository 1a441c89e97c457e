import { createCanvas } from '@napi-rs/canvas';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { flatWebp } from './encode.ts';
import { flatten } from './flatten.ts';
import { imagePdf } from './image-pdf.ts';

function picture() {
  const canvas = createCanvas(61, 40);
  const context = canvas.getContext('2d');
  context.fillStyle = '#102030';
  context.fillRect(0, 0, 61, 40);
  context.fillStyle = '#e0c040';
  context.beginPath();
  context.arc(30, 20, 14, 0, Math.PI * 2);
  context.fill();
  return flatten(canvas);
}

describe('flatten', () => {
  it('keeps the drawn colours and nothing between them', async () => {
    const image = picture();
    expect(image.palette[0]).toBe(0x302010);
    expect(image.palette.length).toBeLessThanOrEqual(16);
    const { data } = await sharp(await flatWebp(image))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([0x10, 0x20, 0x30]);
    const middle = (20 * 61 + 30) * 3;
    expect([...data.subarray(middle, middle + 3)]).toEqual([0xe0, 0xc0, 0x40]);
  });
});

describe('imagePdf', () => {
  it('has a page for every picture and equal bytes for equal pictures', async () => {
    const first = await imagePdf('A title', [picture(), picture()], 61);
    const second = await imagePdf('A title', [picture(), picture()], 61);
    expect(Buffer.from(first).equals(second)).toBe(true);
    const pdf = await PDFDocument.load(first);
    expect(pdf.getPageCount()).toBe(2);
    expect(pdf.getPage(0).getWidth()).toBeCloseTo(480);
    expect(pdf.getTitle()).toBe('A title');
  });
});
