import { createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { LOCALE_DIRECTIONS, type Locale } from '@rawi/model/lists/locales';
import sharp from 'sharp';
import { fontOf } from './card-fonts.ts';
import { wrapText } from './wrap-text.ts';

/** What the cards of comics and of chapters have in common. */

/** What services ask of a picture for a shared address: its pixels, and the most bytes. */
export const CARD = { width: 1200, height: 630, bytes: 300_000 } as const;

export const MARGIN = 56;
/** How high the pictures of a card are, in its middle. */
export const PICTURE_HEIGHT = 518;
const MAX_LINES = 5;
const TITLE_SIZES = [92, 80, 70, 62, 54, 48];
/** Arabic needs more room between lines, and looks smaller at the same size (look.md 3). */
export const LEADING: Readonly<Record<Locale, number>> = { en: 1.1, ar: 1.42 };
export const WEIGHT = { en: 800, ar: 700 } as const;
const NAME: Readonly<Record<Locale, string>> = { en: 'Rawi', ar: 'راوي' };
/** The logo of the site: its balloon, and the letter in it, in a box of 32 × 34. */
const BALLOON = new Path2D(
  'M5 0h22a5 5 0 0 1 5 5v17.500a5 5 0 0 1-5 5H15.500L8 34v-6.500H5a5 5 0 0 1-5-5V5a5 5 0 0 1 5-5Z',
);
const LETTER = new Path2D('M20.500 9.500c1.200 5.200-1.600 9.300-7.500 10');
const LOGO = { scale: 1.6, name: 46, gap: 16 } as const;
/** JPEG of drawn words needs its colours in full; a cover of noise gets less of everything else. */
const QUALITIES = [88, 80, 70, 60, 45, 30];

/** The colour of a card, with the raster of a print on it that thins out towards the top. */
export function drawGround(context: SKRSContext2D, ground: string, dots: string): void {
  context.fillStyle = ground;
  context.fillRect(0, 0, CARD.width, CARD.height);
  context.fillStyle = dots;
  const [step, rows] = [14, 20];
  for (let row = 0; row < rows; row += 1) {
    const y = CARD.height - row * step;
    for (let x = row % 2 === 0 ? 0 : step; x <= CARD.width; x += 2 * step) {
      context.beginPath();
      context.arc(x, y, 6.4 * (1 - row / rows), 0, 2 * Math.PI);
      context.fill();
    }
  }
}

/** At the foot of the words; returns where it lies. */
export function drawLogo(context: SKRSContext2D, locale: Locale, start: number, ground: string) {
  const rtl = LOCALE_DIRECTIONS[locale] === 'rtl';
  const [width, height] = [32 * LOGO.scale, 34 * LOGO.scale];
  const top = (CARD.height + PICTURE_HEIGHT) / 2 - height;
  context.save();
  context.translate(rtl ? start - width : start, top);
  context.scale(LOGO.scale, LOGO.scale);
  context.fillStyle = '#fff';
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no array
  context.fill(BALLOON);
  context.strokeStyle = ground;
  context.lineCap = 'round';
  context.lineWidth = 4;
  context.stroke(LETTER);
  context.restore();
  write(context, NAME[locale], locale, fontOf(locale, WEIGHT[locale], LOGO.name), {
    start: start + (rtl ? -1 : 1) * (width + LOGO.gap),
    baseline: top + (locale === 'ar' ? 36 : 40),
  });
  return { top, height };
}

interface TitleToFit {
  readonly locale: Locale;
  readonly title: string;
  /** How high its lines may be together, and how wide each. */
  readonly room: number;
  readonly width: number;
}

/** A title as large as it has room. */
export function fitTitle(context: SKRSContext2D, { locale, title, room, width }: TitleToFit) {
  let size = 0;
  let lines: readonly string[] = [];
  for (size of TITLE_SIZES) {
    const most = Math.min(MAX_LINES, Math.floor(room / (size * LEADING[locale])));
    const wrapped = wrapText(title, width, most, measure(context, locale, WEIGHT[locale], size));
    ({ lines } = wrapped);
    const breaksWord = lines.length > title.split(/\s+/u).length;
    if (!wrapped.shortened && !breaksWord) break;
  }
  return { size, lines };
}

/** How wide texts are in a language, weight and size. */
export function measure(context: SKRSContext2D, locale: Locale, weight: 500 | 700 | 800, size: number) {
  return (text: string) => {
    context.font = fontOf(locale, weight, size);
    context.direction = LOCALE_DIRECTIONS[locale];
    return context.measureText(text).width;
  };
}

/** Writes a line in its own direction, at the side where lines of `side`'s language start. */
export function write(
  context: SKRSContext2D,
  text: string,
  locale: Locale,
  font: string,
  at: { readonly start: number; readonly baseline: number },
  side: Locale = locale,
): void {
  context.font = font;
  context.fillStyle = '#fff';
  context.direction = LOCALE_DIRECTIONS[locale];
  context.textAlign = LOCALE_DIRECTIONS[side] === 'rtl' ? 'right' : 'left';
  context.fillText(text, at.start, at.baseline);
}

/** A picture of raw pixels with four channels, for a canvas to draw. */
export function toCanvas(pixels: Uint8Array, width: number, height: number) {
  const picture = createCanvas(width, height);
  const image = picture.getContext('2d').createImageData(width, height);
  image.data.set(pixels);
  picture.getContext('2d').putImageData(image, 0, 0);
  return picture;
}

/** As a JPEG of at most 300 kB. */
export async function encodeCard(pixels: Buffer): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const jpeg = await sharp(pixels, { raw: { width: CARD.width, height: CARD.height, channels: 4 } })
      .removeAlpha()
      .jpeg({ quality, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (jpeg.length <= CARD.bytes) return jpeg;
  }
  throw new Error('No quality makes the card small enough.');
}
