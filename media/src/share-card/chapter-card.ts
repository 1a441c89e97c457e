import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { sharesOf } from '@rawi/model/crop/choose-shot';
import { type Area, type CropPart, layCrop } from '@rawi/model/crop/lay-crop';
import { LANGUAGE_NAMES, type Language } from '@rawi/model/lists/languages';
import { type Bilingual, LOCALE_DIRECTIONS, type Locale } from '@rawi/model/lists/locales';
import { chapterInCredits } from '@rawi/model/text/credit-texts';
import type { ReadingDirection } from '@rawi/model/truth/chapter';
import type { Panel } from '@rawi/model/truth/page-manifest';
import sharp from 'sharp';
import { FileRefused } from '../refusal.ts';
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
  toCanvas,
  WEIGHT,
  write,
} from './card-parts.ts';
import { PICTURES, placesOf } from './card-places.ts';
import { oneLine } from './wrap-text.ts';

/** A panel on a page image of ours, in thousandths of that image. */
export interface CardPanel extends Omit<Panel, 'page'> {
  /** In any format. */
  readonly image: Buffer;
}

/** What the card of a chapter says in every language. */
export interface ChapterOnCard {
  readonly number: number;
  readonly language: Language;
  readonly readingDirection: ReadingDirection;
}

export interface ChapterCardRequest extends ChapterOnCard {
  /** The language of the card; the comic's name is in it. */
  readonly locale: Locale;
  readonly series: string;
  /** One to three, as they are read. */
  readonly panels: readonly CardPanel[];
  /** The colour that covers most of the comic's cover, `#rrggbb`. */
  readonly accent?: string | undefined;
}

const GAP = 48;
const RADIUS = 4;
const WORDS = CARD.width - 2 * MARGIN - PICTURES.width - GAP;
const CHAPTER = { size: 44, gap: 14 } as const;
const NOTE = { size: 28, gap: 10 } as const;

const DIRECTIONS: Readonly<Record<ReadingDirection, Bilingual>> = {
  ltr: { en: 'Left to right', ar: 'من اليسار إلى اليمين' },
  rtl: { en: 'Right to left', ar: 'من اليمين إلى اليسار' },
  vertical: { en: 'Top to bottom', ar: 'من الأعلى إلى الأسفل' },
};

/** In which language a chapter is and how it is read, in one line. */
export const chapterNote = ({ language, readingDirection }: ChapterOnCard, locale: Locale): string =>
  `${LANGUAGE_NAMES[language][locale]} · ${DIRECTIONS[readingDirection][locale]}`;

/**
 * A picture of 1,200 × 630 pixels for whoever shares a chapter's address: the panels with which it opens, its comic's name, its number, its
 * language and how it is read, as a JPEG of at most 300 kB. The same request gives the same bytes.
 */
export async function chapterCard(request: ChapterCardRequest): Promise<Buffer> {
  registerFonts();
  const { locale, accent, panels, readingDirection } = request;
  const canvas = createCanvas(CARD.width, CARD.height);
  const context = canvas.getContext('2d');
  const { ground, dots } = cardColors(accent);
  drawGround(context, ground, dots);
  const rtl = LOCALE_DIRECTIONS[locale] === 'rtl';
  const left = rtl ? CARD.width - MARGIN - PICTURES.width : MARGIN;
  const top = (CARD.height - PICTURES.height) / 2;
  const drawn = await Promise.all(panels.map(openPanel));
  const places = placesOf(drawn, readingDirection === 'rtl');
  for (const [index, place] of places.entries()) {
    const panel = drawn[index];
    if (panel) await drawPanel(context, panel, { ...place, x: left + place.x, y: top + place.y });
  }
  const start = rtl ? MARGIN + WORDS : CARD.width - MARGIN - WORDS;
  const logo = drawLogo(context, locale, start, ground);
  drawWords(context, request, start, logo.top - logo.height / 2);
  return encodeCard(Buffer.from(canvas.data()));
}

/** A panel with the pixels of its page, in which it is a box. */
interface OpenPanel extends CropPart {
  readonly pixels: Buffer;
  readonly page: { readonly width: number; readonly height: number };
  readonly box: Area;
}

async function openPanel(panel: CardPanel): Promise<OpenPanel> {
  const { data: pixels, info } = await sharp(panel.image)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      // Of the chapter, and no fault of the program that draws: another try would find the same.
      throw new FileRefused('damaged', undefined, { cause: error });
    });
  const page = { width: info.width, height: info.height };
  const box = {
    x: (panel.x / 1000) * page.width,
    y: (panel.y / 1000) * page.height,
    width: Math.max(1, (panel.width / 1000) * page.width),
    height: Math.max(1, (panel.height / 1000) * page.height),
  };
  return { pixels, page, box, ratio: box.width / box.height, keep: keptShares(panel) };
}

/** Fills its place as panels do everywhere on the site. */
async function drawPanel(context: SKRSContext2D, panel: OpenPanel, place: Area): Promise<void> {
  const { pixels, page, box } = panel;
  const { width, height } = place;
  const laid = layCrop(panel, place);
  context.save();
  context.beginPath();
  context.roundRect(place.x, place.y, width, height, RADIUS);
  context.clip();
  // Where what must stay whole leaves ground beside it, that has the panel's colour.
  context.fillStyle = await colorOf(panel);
  context.fillRect(place.x, place.y, width, height);
  context.imageSmoothingQuality = 'high';
  const [x, y] = [place.x + laid.x, place.y + laid.y];
  const whole = toCanvas(pixels, page.width, page.height);
  context.drawImage(whole, box.x, box.y, box.width, box.height, x, y, laid.width, laid.height);
  context.restore();
  context.strokeStyle = 'rgb(255 255 255 / 14%)';
  context.lineWidth = 1;
  context.beginPath();
  context.roundRect(place.x + 0.5, place.y + 0.5, width - 1, height - 1, RADIUS);
  context.stroke();
}

function keptShares({ keep, ...panel }: CardPanel) {
  if (!keep) return undefined;
  const [x, y, width, height] = keep;
  return sharesOf({ x, y, width, height }, panel);
}

async function colorOf({ pixels, page, box }: OpenPanel): Promise<string> {
  const [left, top] = [Math.floor(box.x), Math.floor(box.y)];
  const part = await sharp(pixels, { raw: { ...page, channels: 4 } })
    .extract({
      left: Math.min(left, page.width - 1),
      top: Math.min(top, page.height - 1),
      width: Math.max(1, Math.min(page.width - left, Math.floor(box.width))),
      height: Math.max(1, Math.min(page.height - top, Math.floor(box.height))),
    })
    .png()
    .toBuffer();
  const [red = 0, green = 0, blue = 0] = await sharp(part).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return `rgb(${red} ${green} ${blue})`;
}

/** The comic's name, the number, and how it is read, in the middle of what the logo leaves. */
function drawWords(context: SKRSContext2D, request: ChapterCardRequest, start: number, foot: number): void {
  const { locale, series, number } = request;
  const top = (CARD.height - PICTURES.height) / 2;
  const lines = [
    { ...CHAPTER, text: chapterInCredits(number, undefined, locale), weight: WEIGHT[locale], alpha: 1 },
    { ...NOTE, text: chapterNote(request, locale), weight: 500, alpha: 0.86 },
  ] as const;
  const below = lines.reduce((sum, { size, gap }) => sum + gap + size * LEADING[locale], 0);
  const title = fitTitle(context, { locale, title: series, room: foot - top - below, width: WORDS });
  const high = title.size * LEADING[locale];
  let y = top + Math.max(0, (foot - top - title.lines.length * high - below) / 2);
  const put = (text: string, weight: 500 | 700 | 800, size: number) => {
    const line = size * LEADING[locale];
    // The letters stand a little below the middle of their line.
    write(context, text, locale, fontOf(locale, weight, size), {
      start,
      baseline: y + line / 2 + size * 0.34,
    });
    y += line;
  };
  for (const text of title.lines) put(text, WEIGHT[locale], title.size);
  for (const { text, weight, size, gap, alpha } of lines) {
    y += gap;
    context.globalAlpha = alpha;
    put(oneLine(text, WORDS, measure(context, locale, weight, size)), weight, size);
  }
  context.globalAlpha = 1;
}
