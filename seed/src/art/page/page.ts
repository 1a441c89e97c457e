import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Locale } from '@rawi/model/locales';
import type { ChapterEntry, ComicEntry } from '../../catalogue/entry.ts';
import type { Panel, StoryPage } from '../../catalogue/story.ts';
import { Brush } from '../brush.ts';
import { lightness, mix } from '../color.ts';
import { fontOf, registerFonts } from '../fonts.ts';
import { seedOf } from '../random.ts';
import { arrange, type Frame, stack } from './layout.ts';
import { paintPanel } from './panel.ts';
import { paintTitlePage } from './title-page.ts';

/** Pages are composed in units of a thousandth of their width. */
export const PAGE_UNITS = { width: 1000, height: 1500, margin: 34, gutter: 16 } as const;

export interface PageRequest {
  readonly comic: ComicEntry;
  readonly chapter: ChapterEntry;
  readonly locale: Locale;
  /** From 0; a titled chapter opens with its title page. */
  readonly index: number;
  /** Pixels for the thousand units of an ordinary page's width. */
  readonly pixels: number;
}

export interface DrawnPage {
  readonly canvas: Canvas;
  readonly wide: boolean;
  /** The colour along the page's edge. */
  readonly color: string;
}

export function pageCount(chapter: ChapterEntry): number {
  return chapter.pages.length + (chapter.titled === false ? 0 : 1);
}

/** Draws one page of a chapter. */
export function drawPage(request: PageRequest): DrawnPage {
  registerFonts();
  const { comic, chapter, locale, index, pixels } = request;
  const first = chapter.titled === false ? 0 : 1;
  const scale = pixels / PAGE_UNITS.width;
  if (index < first) {
    const [canvas, brush] = sheet(PAGE_UNITS.width, PAGE_UNITS.height, scale);
    const color = paintTitlePage(brush, comic, chapter, locale, PAGE_UNITS);
    return { canvas, wide: false, color };
  }
  const story = chapter.pages[index - first];
  if (!story) throw new RangeError(`${comic.slug} ${chapter.number} has no page ${index + 1}.`);
  const vertical = comic.reading[locale] === 'vertical';
  const heights = story.panels.map((panel) => stripHeight(panel));
  const gap = 70;
  const shape = vertical
    ? {
        ...PAGE_UNITS,
        height: heights.reduce((sum, height) => sum + height + gap, gap),
        margin: gap / 2,
        gutter: gap,
      }
    : { ...PAGE_UNITS, width: PAGE_UNITS.width * (story.wide ? 2 : 1) };
  const [canvas, brush] = sheet(shape.width, shape.height, scale);
  brush.rect(comic.paper, 0, 0, shape.width, shape.height);
  const rightToLeft = comic.reading[locale] === 'rtl' || (vertical && locale === 'ar');
  const seed = seedOf(`${comic.slug}/${chapter.number}/${index}`);
  const frames = vertical
    ? stack(shape, heights)
    : arrange(
        shape,
        story.panels.map((panel) => weight(panel)),
        variantOf(story, seed),
        rightToLeft,
      );
  paintPanels(brush, story, frames, comic, locale, rightToLeft, seed);
  if (!vertical) pageNumber(brush, comic, locale, index + 1, shape.width, shape.height);
  return { canvas, wide: story.wide, color: comic.paper };
}

function paintPanels(
  brush: Brush,
  story: StoryPage,
  frames: readonly Frame[],
  comic: ComicEntry,
  locale: Locale,
  rightToLeft: boolean,
  seed: number,
): void {
  const ink = lightness(comic.paper) > 0.4 ? '#17141f' : mix(comic.paper, '#000000', 0.5);
  story.panels.forEach((panel, position) => {
    const frame = frames[position];
    if (frame) paintPanel(brush, panel, frame, { comic, locale, rightToLeft, seed: seed + position, ink });
  });
}

/** Spreads put their panels side by side sooner, so the first arrangement suits them. */
const variantOf = (story: StoryPage, seed: number): number => (story.wide ? 0 : seed % 6);

/** Panels with more to say are larger. */
const weight = (panel: Panel): number => 1 + 0.16 * panel.lines.filter(({ kind }) => kind !== 'sound').length;

const stripHeight = (panel: Panel): number =>
  560 + 110 * panel.lines.filter(({ kind }) => kind !== 'sound').length;

function sheet(width: number, height: number, scale: number): [Canvas, Brush] {
  const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  const brush = new Brush(context);
  brush.grain = 1.7;
  return [canvas, brush];
}

function pageNumber(
  brush: Brush,
  comic: ComicEntry,
  locale: Locale,
  number: number,
  width: number,
  height: number,
): void {
  const { context } = brush;
  context.font = fontOf('rubik', 19, locale);
  context.textAlign = 'center';
  context.fillStyle = lightness(comic.paper) > 0.4 ? '#5a5560' : '#b9b3c4';
  const digits = locale === 'ar' ? number.toLocaleString('ar-SA', { useGrouping: false }) : String(number);
  context.fillText(digits, width / 2, height - 10);
}
