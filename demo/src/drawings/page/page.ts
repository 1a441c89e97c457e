import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { KnownPanels, PagePart } from '@rawi/media/panels/find-panels';
import { knownPanels } from '@rawi/media/panels/known-panels';
import type { Locale } from '@rawi/model/lists/locales';
import type { ChapterEntry, ComicEntry } from '../../stories/entry.ts';
import type { StoryPage } from '../../stories/story.ts';
import { Brush } from '../brush.ts';
import { lightness, mix } from '../color.ts';
import { fontOf, registerFonts } from '../fonts.ts';
import { boxesOf, type PageBox, type PageBoxes } from './boxes.ts';
import type { Frame } from './layout.ts';
import { paintPanel } from './panel.ts';
import { PAGE_UNITS, type PagePlan, planOf } from './plan.ts';
import { paintTitlePage } from './title-page.ts';

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
  /** Where its panels are, and which of each may be shown by itself: none is of a title page, which is whole. */
  readonly panels: KnownPanels;
  /** Where balloons, captions and heads are in them; none are on a title page. */
  readonly boxes: PageBoxes;
}

export function pageCount(chapter: ChapterEntry): number {
  return chapter.pages.length + (chapter.titled === false ? 0 : 1);
}

/** Draws one page of a chapter, and says where what it holds came to lie. */
export function drawPage(request: PageRequest): DrawnPage {
  registerFonts();
  const { comic, chapter, locale, index, pixels } = request;
  const first = chapter.titled === false ? 0 : 1;
  const scale = pixels / PAGE_UNITS.width;
  if (index < first) {
    const [canvas, brush] = sheet(PAGE_UNITS.width, PAGE_UNITS.height, scale);
    paintTitlePage(brush, comic, chapter, locale, PAGE_UNITS);
    const { width, height } = PAGE_UNITS;
    const all = knownPanels({ ...PAGE_UNITS, panels: [], rightToLeft: false, balloons: [], heads: [] });
    return { canvas, wide: false, panels: { all }, boxes: { width, height, boxes: [] } };
  }
  const story = chapter.pages[index - first];
  if (!story) throw new RangeError(`${comic.slug} ${chapter.number} has no page ${index + 1}.`);
  const plan = planOf(comic, chapter, story, locale, index);
  const { shape } = plan;
  const [canvas, brush] = sheet(shape.width, shape.height, scale);
  brush.rect(comic.paper, 0, 0, shape.width, shape.height);
  const boxes = paintPanels(brush, story, plan, comic, locale);
  if (!plan.vertical) pageNumber(brush, comic, locale, index + 1, shape.width, shape.height);
  return {
    canvas,
    wide: story.wide,
    panels: { parts: plan.frames.map((frame) => partOf(frame, shape)), all: allOf(plan, boxes) },
    boxes: { width: shape.width, height: shape.height, boxes },
  };
}

/** All panels of a page with what is in them; of one that leans, the box around it. */
function allOf({ frames, shape, rightToLeft }: PagePlan, boxes: readonly PageBox[]) {
  const heads = boxes.filter(({ kind, width, height }) => kind === 'head' && width > 0 && height > 0);
  const balloons = boxes.filter(({ kind }) => kind !== 'head');
  return knownPanels({ ...shape, panels: frames.map(({ outer }) => outer), rightToLeft, balloons, heads });
}

/** The largest upright box within a frame, whose sides may lean. */
function partOf({ x, y, width, height }: Frame, page: PagePlan['shape']): PagePart {
  return {
    x: Math.ceil((x * 1000) / page.width),
    y: Math.ceil((y * 1000) / page.height),
    width: Math.floor((width * 1000) / page.width),
    height: Math.floor((height * 1000) / page.height),
  };
}

function paintPanels(
  brush: Brush,
  story: StoryPage,
  { frames, rightToLeft, seed }: PagePlan,
  comic: ComicEntry,
  locale: Locale,
): readonly PageBox[] {
  const ink = lightness(comic.paper) > 0.4 ? '#17141f' : mix(comic.paper, '#000000', 0.5);
  return frames.flatMap((frame, position) => {
    const panel = story.panels[position];
    if (!panel) return [];
    const context = { comic, locale, rightToLeft, seed: seed + position, ink };
    return boxesOf(paintPanel(brush, panel, frame, context), frame.outer, position);
  });
}

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
  context.font = fontOf('hand', 27, locale);
  context.textAlign = 'center';
  context.fillStyle = lightness(comic.paper) > 0.4 ? '#5a5560' : '#b9b3c4';
  const digits = locale === 'ar' ? number.toLocaleString('ar-SA', { useGrouping: false }) : String(number);
  context.fillText(digits, width / 2, height - 9);
}
