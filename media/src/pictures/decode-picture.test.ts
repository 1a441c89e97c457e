import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { formatOf, type PixelFormat } from '../formats/file-format.ts';
import { bitmapOf } from '../testing/bitmap.ts';
import { decodePicture, isWholeJpeg } from './decode-picture.ts';
import type { Raster } from './raster.ts';

const BOUNDS = { pixels: 1_000_000, side: 5000 };
/** Four fields of different lightness and hue: which way a picture lies is seen by them. */
const FIELDS = ['#c83c3c', '#3cb45a', '#3c5ac8', '#e6c850'] as const;
const [WIDTH, HEIGHT] = [80, 60];

/** Within what four inks on paper can show. */
const PRINTABLE = ['#a89888', '#98a898', '#9098a8', '#d0c8b0'] as const;

function golden(fills: readonly string[] = FIELDS): Sharp {
  const field = (fill: string, x: number, y: number) =>
    `<rect x="${x}" y="${y}" width="40" height="30" fill="${fill}"/>`;
  const [a = '', b = '', c = '', d = ''] = fills;
  const fields = [field(a, 0, 0), field(b, 40, 0), field(c, 0, 30), field(d, 40, 30)].join('');
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60">${fields}</svg>`))
    .flatten()
    .toColourspace('srgb');
}

const decode = (content: Buffer, maxWidth = 1600) =>
  decodePicture(content, formatOf(content) as PixelFormat, BOUNDS, maxWidth);

type Rgb = readonly [number, number, number];
const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
function pixel({ data, width }: Raster, x: number, y: number): Rgb {
  const at = (y * width + x) * 3;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

/** CIE 1976: how far two colours of sRGB lie apart for the eye. */
function deltaE(one: Rgb, other: Rgb): number {
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
function lab(rgb: Rgb): Rgb {
  const [r, g, b] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  const f = (t: number) => (t > 216 / 24_389 ? Math.cbrt(t) : ((24_389 / 27) * t + 16) / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The middles of the four fields, row by row. */
function fieldsOf(raster: Raster): Rgb[] {
  const [x, y] = [raster.width / 4, raster.height / 4].map(Math.floor) as [number, number];
  return [
    [x, y],
    [3 * x, y],
    [x, 3 * y],
    [3 * x, 3 * y],
  ].map(([left = 0, top = 0]) => pixel(raster, left, top));
}
function expectFields(raster: Raster, colors: readonly string[] = FIELDS, most = 5) {
  for (const [index, seen] of fieldsOf(raster).entries()) {
    expect(deltaE(seen, rgbOf(colors[index] ?? '')), `field ${index}: ${seen.join(' ')}`).toBeLessThan(most);
  }
}

describe('the colours of a picture', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['PNG', () => golden().png().toBuffer()],
    ['JPEG', () => golden().jpeg({ quality: 95 }).toBuffer()],
    ['JPEG of small colour', () => golden().jpeg({ quality: 90, chromaSubsampling: '4:2:0' }).toBuffer()],
    ['progressive JPEG', () => golden().jpeg({ quality: 95, progressive: true }).toBuffer()],
    ['WebP', () => golden().webp({ quality: 95 }).toBuffer()],
    ['lossless WebP', () => golden().webp({ lossless: true }).toBuffer()],
    ['AVIF', () => golden().avif({ quality: 80 }).toBuffer()],
    ['GIF', () => golden().gif().toBuffer()],
    ['BMP', async () => bitmapOf(await golden().raw().toBuffer(), WIDTH, HEIGHT)],
    ['PNG with a palette', () => golden().png({ palette: true }).toBuffer()],
    ['interlaced PNG', () => golden().png({ progressive: true }).toBuffer()],
    ['a wide profile (Display P3)', () => golden().withIccProfile('p3').png().toBuffer()],
    ['a wide profile in JPEG', () => golden().withIccProfile('p3').jpeg({ quality: 95 }).toBuffer()],
  ])('%s', async (_, content) => {
    const raster = await decode(await content());
    expect([raster.width, raster.height]).toEqual([WIDTH, HEIGHT]);
    expect(raster.data.length).toBe(WIDTH * HEIGHT * 3);
    expectFields(raster);
  });

  it('PNG of 16 bits', async () => {
    const content = await golden().toColourspace('rgb16').png().toBuffer();
    expect(await sharp(content).metadata()).toMatchObject({ depth: 'ushort' });
    expectFields(await decode(content));
  });

  it('a wide profile is not just dropped', async () => {
    const content = await golden().withIccProfile('p3').png().toBuffer();
    const bare = await sharp(content, { ignoreIcc: true }).raw().toBuffer();
    const dropped = { data: bare, width: WIDTH, height: HEIGHT };
    expect(deltaE(pixel(dropped, 20, 15), rgbOf(FIELDS[0]))).toBeGreaterThan(5);
  });

  it('CMYK with its profile, and without one', async () => {
    const inks = golden(PRINTABLE);
    for (const content of [
      await inks.clone().withIccProfile('cmyk').jpeg({ quality: 95 }).toBuffer(),
      await inks.clone().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer(),
    ]) {
      expect(await sharp(content).metadata()).toMatchObject({ space: 'cmyk', channels: 4 });
      expectFields(await decode(content), PRINTABLE);
    }
  });

  it.each<[string, (levels: Sharp) => Promise<Buffer>]>([
    ['PNG', (levels) => levels.png().toBuffer()],
    ['JPEG', (levels) => levels.jpeg({ quality: 95 }).toBuffer()],
    ['PNG of 16 bits', (levels) => levels.toColourspace('grey16').png().toBuffer()],
  ])('grey stays grey, and as light as it was (%s)', async (_, write) => {
    const greys = [0x20, 0x68, 0xa8, 0xe0];
    const levels = Buffer.alloc(WIDTH * HEIGHT);
    for (let at = 0; at < levels.length; at += 1) {
      const [right, low] = [at % WIDTH >= WIDTH / 2, at >= levels.length / 2];
      levels[at] = greys[(right ? 1 : 0) + (low ? 2 : 0)] ?? 0;
    }
    const grey = sharp(levels, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } });
    const content = await write(grey.toColourspace('b-w'));
    expect(await sharp(content).metadata()).toMatchObject({ channels: 1 });
    const raster = await decode(content);
    expect(raster.data.length).toBe(WIDTH * HEIGHT * 3);
    expectFields(
      raster,
      greys.map((level) => `#${level.toString(16).padStart(2, '0').repeat(3)}`),
    );
  });

  it.each<[string, (picture: Sharp) => Promise<Buffer>]>([
    ['WebP', (picture) => picture.webp({ quality: 95 }).toBuffer()],
    ['AVIF', (picture) => picture.avif({ quality: 80 }).toBuffer()],
  ])('a wide profile in %s', async (_, write) => {
    expectFields(await decode(await write(golden().withIccProfile('p3'))));
  });

  it.each<[string, (picture: Sharp) => Promise<Buffer>]>([
    ['PNG with a palette', (picture) => picture.png({ palette: true }).toBuffer()],
    ['PNG of 16 bits', (picture) => picture.toColourspace('rgb16').png().toBuffer()],
    ['WebP', (picture) => picture.webp({ lossless: true }).toBuffer()],
    ['AVIF', (picture) => picture.avif({ quality: 80 }).toBuffer()],
    ['GIF', (picture) => picture.gif().toBuffer()],
  ])('what is clear is white in %s too', async (_, write) => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const framed = golden().extend({ top: 20, bottom: 20, left: 20, right: 20, background: clear });
    const raster = await decode(await write(sharp(await framed.png().toBuffer())));
    expect(deltaE(pixel(raster, 8, 8), [255, 255, 255])).toBeLessThan(5);
    expect(deltaE(pixel(raster, 40, 35), rgbOf(FIELDS[0]))).toBeLessThan(5);
  });

  it('what is clear is white, what is half clear half so', async () => {
    const half = { r: 200, g: 60, b: 60, alpha: 0.5 };
    const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background: half } })
      .composite([
        {
          input: {
            create: { width: 20, height: 40, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 1 } },
          },
          left: 0,
          top: 0,
          blend: 'dest-out',
        },
      ])
      .png()
      .toBuffer();
    const raster = await decode(clear);
    expect(pixel(raster, 10, 20)).toEqual([255, 255, 255]);
    expect(deltaE(pixel(raster, 30, 20), [228, 158, 158])).toBeLessThan(5);
  });

  it('of an animation the first frame', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = await Promise.all([frame('#c83c3c'), frame('#3cb45a')]);
    for (const format of ['gif', 'webp'] as const) {
      const content = await sharp(frames, { join: { animated: true } })
        .toFormat(format)
        .toBuffer();
      const raster = await decode(content);
      expect(raster.height).toBe(20);
      expect(deltaE(pixel(raster, 10, 10), rgbOf('#c83c3c'))).toBeLessThan(5);
    }
  });
});

describe('a picture lies as its camera says', () => {
  // Where the fields of the upright picture are, for each of the eight values (EXIF 2.3, 4.6.4).
  it.each([
    [1, [0, 1, 2, 3]],
    [2, [1, 0, 3, 2]],
    [3, [3, 2, 1, 0]],
    [4, [2, 3, 0, 1]],
    [5, [0, 2, 1, 3]],
    [6, [2, 0, 3, 1]],
    [7, [3, 1, 2, 0]],
    [8, [1, 3, 0, 2]],
  ])('%i', async (orientation, places) => {
    const raster = await decode(
      await golden().withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer(),
    );
    expect([raster.width, raster.height]).toEqual(orientation > 4 ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT]);
    expectFields(
      raster,
      places.map((place) => FIELDS[place] ?? ''),
    );
  });
});

describe('a picture of another format lies so too', () => {
  it.each(['png', 'webp', 'avif'] as const)('%s', async (format) => {
    const turned = await golden()
      .withMetadata({ orientation: 6 })
      .toFormat(format, { quality: 95 })
      .toBuffer();
    const raster = await decode(turned);
    expect([raster.width, raster.height]).toEqual([HEIGHT, WIDTH]);
    expectFields(
      raster,
      [2, 0, 3, 1].map((place) => FIELDS[place] ?? ''),
    );
  });
});

describe('the size of a picture', () => {
  it('is at most what is asked for, in its own shape, and never more than its own', async () => {
    const content = await golden().png().toBuffer();
    expect(await decode(content, 40)).toMatchObject({ width: 40, height: 30 });
    expect(await decode(content, 5000)).toMatchObject({ width: 80, height: 60 });
  });

  it('beyond the bounds is refused by its head', async () => {
    const large = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    await expect(decode(large)).rejects.toMatchObject({ code: 'page-too-large' });
    const long = await sharp({ create: { width: 2, height: 6000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    await expect(decode(long)).rejects.toMatchObject({ code: 'page-too-large' });
    const bitmap = bitmapOf(Buffer.alloc(WIDTH * HEIGHT * 3), WIDTH, HEIGHT);
    bitmap.writeInt32LE(30_000, 18);
    bitmap.writeInt32LE(-30_000, 22);
    await expect(decode(bitmap)).rejects.toMatchObject({ code: 'page-too-large' });
  });
});

describe('a picture that breaks off', () => {
  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    'as %s is refused, at any tenth',
    async (format) => {
      const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * 7919) % 251));
      const whole = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
        .toFormat(format)
        .toBuffer();
      for (let tenth = 1; tenth < 10; tenth += 1) {
        const cut = whole.subarray(0, Math.floor((whole.length * tenth) / 10));
        await expect(decode(cut), `tenth ${tenth}`).rejects.toMatchObject({ code: 'damaged' });
      }
    },
  );

  it('as JPEG is taken where only the mark of its end is missing', async () => {
    const whole = await golden().jpeg().toBuffer();
    const { width, height } = await decode(whole.subarray(0, -2));
    expect([width, height]).toEqual([WIDTH, HEIGHT]);
    expect(await isWholeJpeg(whole.subarray(0, -2))).toBe(true);
    expect(await isWholeJpeg(whole.subarray(0, whole.length * 0.9))).toBe(false);
  });

  it('as BMP is refused', async () => {
    const whole = bitmapOf(await golden().raw().toBuffer(), WIDTH, HEIGHT);
    await expect(decode(whole.subarray(0, 40))).rejects.toMatchObject({ code: 'damaged' });
  });
});
