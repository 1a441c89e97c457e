import { createCanvas } from '@napi-rs/canvas';
import { ACCENT } from '@rawi/model/brand';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { cardColors } from './card-colors.ts';
import { fontOf, registerFonts } from './card-fonts.ts';
import { CARD } from './card-parts.ts';
import { type CardRequest, shareCard } from './share-card.ts';

const noise = (sigma: number) =>
  sharp({
    create: {
      width: 640,
      height: 896,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  })
    .webp({ quality: 100 })
    .toBuffer();
let red: Buffer;
beforeAll(async () => {
  red = await sharp({ create: { width: 640, height: 896, channels: 3, background: '#c02020' } })
    .webp()
    .toBuffer();
});
const card = (request: Partial<CardRequest> = {}) =>
  shareCard({ locale: 'en', title: 'Salt & Sand', cover: red, accent: '#2040a0', ...request });

async function pixelsOf(jpeg: Buffer) {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
}
/** Where white words stand, from the left and from the right, between two rows. */
async function inkOf(jpeg: Buffer, from: number, to: number) {
  const pixel = await pixelsOf(jpeg);
  let left: number = CARD.width;
  let right = 0;
  for (let y = from; y < to; y += 1) {
    for (let x = 0; x < CARD.width; x += 1) {
      if (pixel(x, y).some((value) => value < 240)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
  }
  return { left, right };
}

describe('a card for a shared address', () => {
  it('is a JPEG of its size with the cover at the start, the words beside it', async () => {
    const [en, ar] = [await card(), await card({ locale: 'ar', title: 'ملح ورمل' })];
    for (const jpeg of [en, ar]) {
      expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      expect(jpeg.length).toBeLessThan(CARD.bytes);
    }
    const [left, right] = [await pixelsOf(en), await pixelsOf(ar)];
    expect(left(200, 300)[0]).toBeGreaterThan(180);
    expect(right(1000, 300)[0]).toBeGreaterThan(180);
    expect(right(200, 40)[2]).toBeGreaterThan(100);
    const [english, arabic] = [await inkOf(en, 60, 480), await inkOf(ar, 60, 480)];
    expect(english.left).toBeGreaterThan(475);
    expect(english.left).toBeLessThan(500);
    expect(arabic.right).toBeLessThan(725);
    expect(arabic.right).toBeGreaterThan(700);
  });

  it.each([
    ['en', 'W'.repeat(200)],
    ['en', 'Salt and sand '.repeat(40)],
    ['ar', 'قافلة الملح والرمل '.repeat(40)],
    ['ar', `${'س'.repeat(200)} Batman 12 (الثاني)`],
  ] as const)('keeps a long title within its margins (%s)', async (locale, title) => {
    const { left, right } = await inkOf(await card({ locale, title }), 0, CARD.height);
    expect(left).toBeGreaterThanOrEqual(locale === 'en' ? 480 : 50);
    expect(right).toBeLessThanOrEqual(locale === 'en' ? 1150 : 720);
  });

  it('shows the name in the other language below', async () => {
    const plain = await card();
    const both = await card({ other: { locale: 'ar', title: 'ملح ورمل' } });
    expect(both.equals(plain)).toBe(false);
    expect((await inkOf(both, 60, 480)).left).toBeGreaterThan(475);
  });

  it.each([40, 90, 300])('stays within its bytes whatever the cover shows (noise of %i)', async (sigma) => {
    const jpeg = await card({ cover: await noise(sigma), title: 'The Salt Caravan '.repeat(9) });
    expect(jpeg.length).toBeLessThanOrEqual(CARD.bytes);
    expect(jpeg.length).toBeGreaterThan(100_000);
  });

  it('of a landscape and of a strip is full', async () => {
    for (const [width, height] of [
      [1200, 300],
      [200, 800],
    ] as const) {
      const cover = await sharp({ create: { width, height, channels: 3, background: '#c02020' } })
        .webp()
        .toBuffer();
      const pixel = await pixelsOf(await card({ cover }));
      for (const [x, y] of [
        [70, 70],
        [410, 70],
        [70, 560],
        [410, 560],
      ] as const) {
        expect(pixel(x, y)[0]).toBeGreaterThan(180);
      }
    }
  });

  it('is the same for the same request', async () => {
    expect((await card()).equals(await card())).toBe(true);
  });
});

describe('the colours of a card', () => {
  const contrast = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
  };

  it('let white words be read on ground and dots, whatever the cover', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^#[0-9a-f]{6}$/), (accent) => {
        const { ground, dots } = cardColors(accent);
        expect(contrast(ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(dots)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('are the site’s own where the cover has none', () => {
    expect(cardColors(undefined).ground).toBe(ACCENT);
  });
});

describe('the letters of a card', () => {
  registerFonts();
  const context = createCanvas(10, 10).getContext('2d');
  const width = (text: string) => context.measureText(text).width;

  it('are joined in Arabic', () => {
    context.direction = 'rtl';
    context.font = fontOf('ar', 700, 100);
    expect(width('قصة')).toBeLessThan([...'قصة'].reduce((sum, letter) => sum + width(letter), 0) * 0.95);
  });

  it('are our own in both scripts, with accents', () => {
    for (const text of ['Rawi', 'Ğšţ', 'راوي']) {
      const widths = [fontOf('en', 800, 100), '100px rawi-no-such-font'].map((font) => {
        context.font = font;
        return width(text);
      });
      expect(widths[0], text).not.toBeCloseTo(widths[1] ?? 0, 2);
    }
  });
});
