import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { LOCALE_DIRECTIONS, type Locale } from '@rawi/model/lists/locales';
import sharp from 'sharp';
import { cardColors } from './card-colors.ts';
import { fontOf, registerFonts } from './card-fonts.ts';
import {
  CARD,
  drawGround,
  drawLogo,
  encodeCard,
  fitTitle,
  LEADING,
  MARGIN,
  measure,
  PICTURE_HEIGHT,
  toCanvas,
  WEIGHT,
  write,
} from './card-parts.ts';
import { oneLine } from './wrap-text.ts';

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

const GAP = 56;
/** The box of a cover is 5 : 7 (look.md 5). */
const COVER = { width: 370, height: PICTURE_HEIGHT, radius: 4 } as const;
const WORDS = CARD.width - 2 * MARGIN - COVER.width - GAP;
const SECOND = { size: 32, gap: 18 } as const;

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
  const picture = toCanvas(data, width, height);
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

/** The title as large as it has room, with the other name below, in the middle of what the logo leaves. */
function drawTitles(
  context: SKRSContext2D,
  { locale, title, other }: CardRequest,
  start: number,
  foot: number,
) {
  const top = (CARD.height - COVER.height) / 2;
  const room = foot - top - (other ? SECOND.size * LEADING[other.locale] + SECOND.gap : 0);
  const { size, lines } = fitTitle(context, { locale, title, room, width: WORDS });
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
