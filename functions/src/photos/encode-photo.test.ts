import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { interlacedPng } from '../testing/bombs.ts';
import { encodePhoto } from './encode-photo.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a7347' } });

describe('encodePhoto', () => {
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('draws squares of a %s', async (format) => {
    const { squares, color } = await encodePhoto(await picture(300, 200).toFormat(format).toBuffer());
    expect(color).toMatch(/^#0[9ab]7[1-5]4[5-9]$/);
    expect(squares.map(({ side }) => side)).toEqual([96, 192]);
    for (const { side, bytes } of squares) {
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: side, height: side });
    }
  });

  it('drops what the camera wrote', async () => {
    const upload = await picture(200, 200)
      .jpeg()
      .withExif({ IFD0: { Artist: 'somewhere at home' } })
      .toBuffer();
    expect(upload.includes('somewhere at home')).toBe(true);
    const { squares } = await encodePhoto(upload);
    for (const { bytes } of squares) expect(bytes.includes('somewhere at home')).toBe(false);
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'not-an-image'],
    ['a page', Buffer.from('<html></html>'), 'not-an-image'],
    ['noise', Buffer.alloc(1000, 7), 'not-an-image'],
    [
      'a vector picture',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'),
      'not-an-image',
    ],
    ['too many pixels', interlacedPng(6320, 6320), 'too-large'],
    ['too many bytes', Buffer.alloc(5 * 1024 * 1024 + 1), 'too-large'],
  ])('refuses %s', async (_what, bytes, reason) => {
    await expect(encodePhoto(bytes)).rejects.toMatchObject({ reason });
  });

  it('refuses half a picture', async () => {
    const whole = await picture(400, 400).png().toBuffer();
    await expect(encodePhoto(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      reason: 'not-an-image',
    });
  });

  it('refuses a format that is no picture for a browser', async () => {
    await expect(encodePhoto(await picture(10, 10).tiff().toBuffer())).rejects.toMatchObject({
      reason: 'not-an-image',
    });
  });
});
