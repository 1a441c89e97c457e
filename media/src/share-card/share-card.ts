import { createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { LOCALE_DIRECTIONS, type Locale } from '@rawi/model/lists/locales';
import sharp from 'sharp';
import { cardColors } from './card-colors.ts';
import { fontOf, registerFonts } from './card-fonts.ts';
import { oneLine, wrapText } from './wrap-text.ts';

/** What services ask of a picture for a shared address: its pixels, and the most bytes. */
export const CARD = { width: 1200, height: 630, bytes: 300_000 } as const;

export interface CardRequest {
  /** The language of the card; its title is in it. */
  readonly locale: Locale;
  readonly title: string;
  /** The comic's name in another language, if it has one. */
  readonly other?: { readonly locale: Locale; readonly title: string } | undefined;
  /** A cover of ours, in any format. */
  readonly cover: Buffer;
  /** The colour that covers most of it, `#rrggbb`; absent for a cover without colours. */
  readonly accent?: string | undefined;
}

const MARGIN = 56;
const GAP = 56;
/** The box of a cover is 5 : 7 (look.md 5). */
const COVER = { width: 370, height: 518, radius: 4 } as const;
const WORDS = CARD.width - 2 * MARGIN - COVER.width - GAP;
const MAX_LINES = 5;
const TITLE_SIZES = [92, 80, 70, 62, 54, 48];
/** Arabic needs more room between lines, and looks smaller at the same size (look.md 3). */
const LEADING: Readonly<Record<Locale, number>> = { en: 1.1, ar: 1.42 };
const WEIGHT = { en: 800, ar: 700 } as const;
const NAME: Readonly<Record<Locale, string>> = { en: 'Rawi', ar: 'راوي' };
const SECOND = { size: 32, gap: 18 } as const;
/** The logo of the site: its balloon, and the letter in it, in a box of 32 × 34. */
const BALLOON = new Path2D(
  'M5 0h22a5 5 0 0 1 5 5v17.500a5 5 0 0 1-5 5H15.500L8 34v-6.500H5a5 5 0 0 1-5-5V5a5 5 0 0 1 5-5Z',
);
const LETTER = new Path2D('M20.500 9.500c1.200 5.200-1.600 9.300-7.500 10');
const LOGO = { scale: 1.6, name: 46, gap: 16 } as const;
/** JPEG of drawn words needs its colours in full; a cover of noise gets less of everything else. */
const QUALITIES = [88, 80, 70, 60, 45, 30];

/**
 * A picture of 1,200 × 630 pixels for whoever shares a comic's address: its cover, its title and our name, as a JPEG of
 * at most 300 kB. The same request gives the same bytes.
 */
export async function shareCard(request: CardRequest): Promise<Buffer> {
  registerFonts();
  const { locale, accent } = request;
  const canvas = createCanvas(CARD.width, CARD.height);
  const context = canvas.getContext('2d');
  const { ground, dots } = cardColors(accent);
  drawGround(context, ground, dots);
  const rtl = LOCALE_DIRECTIONS[locale] === 'rtl';
  await drawCover(context, request.cover, rtl ? CARD.width - MARGIN - COVER.width : MARGIN);
  const start = rtl ? MARGIN + WORDS : CARD.width - MARGIN - WORDS;
  const { top, height } = drawLogo(context, locale, start, ground);
  drawTitles(context, request, start, top - height / 2);
  return encodeCard(Buffer.from(canvas.data()));
}

function drawGround(context: SKRSContext2D, ground: string, dots: string): void {
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

/** Fills its box; of one that is longer the upper part is seen, as on the site. */
async function drawCover(context: SKRSContext2D, cover: Buffer, left: number): Promise<void> {
  const { width, height, radius } = COVER;
  const data = await sharp(cover)
    .resize(width, height, { fit: 'cover', position: 'top' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  const picture = createCanvas(width, height);
  const pixels = picture.getContext('2d').createImageData(width, height);
  pixels.data.set(data);
  picture.getContext('2d').putImageData(pixels, 0, 0);
  const top = (CARD.height - height) / 2;
  context.save();
  context.shadowColor = 'rgb(0 0 0 / 50%)';
  context.shadowBlur = 40;
  context.shadowOffsetY = 20;
  context.fillStyle = '#000';
  context.beginPath();
  context.roundRect(left, top, width, height, radius);
  context.fill();
  context.restore();
  context.save();
  context.beginPath();
  context.roundRect(left, top, width, height, radius);
  context.clip();
  context.drawImage(picture, left, top);
  context.restore();
  context.strokeStyle = 'rgb(255 255 255 / 14%)';
  context.lineWidth = 1;
  context.beginPath();
  context.roundRect(left + 0.5, top + 0.5, width - 1, height - 1, radius);
  context.stroke();
}

/** At the foot of the words; returns where it lies. */
function drawLogo(context: SKRSContext2D, locale: Locale, start: number, ground: string) {
  const rtl = LOCALE_DIRECTIONS[locale] === 'rtl';
  const [width, height] = [32 * LOGO.scale, 34 * LOGO.scale];
  const top = (CARD.height + COVER.height) / 2 - height;
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

/** The title as large as it has room, with the other name below, in the middle of what the logo leaves. */
function drawTitles(
  context: SKRSContext2D,
  { locale, title, other }: CardRequest,
  start: number,
  foot: number,
) {
  const top = (CARD.height - COVER.height) / 2;
  const room = foot - top - (other ? SECOND.size * LEADING[other.locale] + SECOND.gap : 0);
  const { size, lines } = fitTitle(context, locale, title, room);
  const line = size * LEADING[locale];
  const second = other && {
    ...other,
    text: oneLine(other.title, WORDS, measure(context, other.locale, 500, SECOND.size)),
  };
  const height = lines.length * line + (second ? SECOND.gap + SECOND.size * LEADING[second.locale] : 0);
  let y = top + Math.max(0, (foot - top - height) / 2);
  const font = fontOf(locale, WEIGHT[locale], size);
  for (const text of lines) {
    // The letters stand a little below the middle of their line.
    write(context, text, locale, font, { start, baseline: y + line / 2 + size * 0.34 });
    y += line;
  }
  if (!second) return;
  context.globalAlpha = 0.86;
  const baseline = y + SECOND.gap + (SECOND.size * LEADING[second.locale]) / 2 + SECOND.size * 0.34;
  write(
    context,
    second.text,
    second.locale,
    fontOf(second.locale, 500, SECOND.size),
    { start, baseline },
    locale,
  );
  context.globalAlpha = 1;
}

function fitTitle(context: SKRSContext2D, locale: Locale, title: string, room: number) {
  let size = 0;
  let lines: readonly string[] = [];
  for (size of TITLE_SIZES) {
    const most = Math.min(MAX_LINES, Math.floor(room / (size * LEADING[locale])));
    const width = measure(context, locale, WEIGHT[locale], size);
    const wrapped = wrapText(title, WORDS, most, width);
    ({ lines } = wrapped);
    const breaksWord = lines.length > title.split(/\s+/u).length;
    if (!wrapped.shortened && !breaksWord) break;
  }
  return { size, lines };
}

function measure(context: SKRSContext2D, locale: Locale, weight: 500 | 700 | 800, size: number) {
  return (text: string) => {
    context.font = fontOf(locale, weight, size);
    context.direction = LOCALE_DIRECTIONS[locale];
    return context.measureText(text).width;
  };
}

/** Writes a line in its own direction, at the side where lines of `side`'s language start. */
function write(
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

async function encodeCard(pixels: Buffer): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const jpeg = await sharp(pixels, { raw: { width: CARD.width, height: CARD.height, channels: 4 } })
      .removeAlpha()
      .jpeg({ quality, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (jpeg.length <= CARD.bytes) return jpeg;
  }
  throw new Error('No quality makes the card small enough.');
}
