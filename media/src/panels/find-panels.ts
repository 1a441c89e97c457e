import { LIMITS } from '@rawi/model/limits';
import type { PageBox, PagePanels } from '@rawi/model/truth/chapter-panels';
import { PANEL_UNITS } from '@rawi/model/truth/page-images';
import type { Raster } from '../pictures/raster.ts';
import { type Look, lookAt } from './look.ts';
import { marginOf } from './margin.ts';
import { type PlacedPanel, type PlacedPanels, placePanels } from './page-panels.ts';
import { areaOf, type Box, unionOf } from './regions.ts';
import { detailOf, type Grey, greyOf, worthOf } from './worth.ts';

/** A part of a page, in thousandths of its width and height. */
export interface PagePart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A part of a page worth showing. */
export interface FoundPanel extends PagePart {
  /** How much it is worth showing, from 0; only its order counts. */
  readonly worth: number;
}

/** A line of a page is empty if its tones are no further apart than this, but for a few of its pixels. */
const EMPTY_CONTRAST = 20;
const STRAY_PIXELS = 0.01;
/** A panel is at least this share of the page, and not the whole of it. */
const MIN_SHARE = 0.05;
const MAX_SHARE = 0.7;
/** The score without gutters: lower than any panel's, because a balloon may be cut. */
const GUESSED = 0.05;
/** The panels of a page that a program draws, which knows where they are: as parts worth showing, and all with what is in them. */
export interface KnownPanels {
  /** Absent where one is looked for as on any page. */
  readonly parts?: readonly PagePart[];
  readonly all: PagePanels;
}

/** What is known of a page's panels: those worth showing, the best first, and all of them for who reads from one to the next. */
export interface SeenPanels {
  readonly worth: FoundPanel[];
  readonly all: PagePanels;
}

/**
 * The panels of a page; of one whose maker names them these, else those that are found. Worth showing are none through which a
 * balloon would be cut; a page without any gives the upper third of what is on it.
 */
export async function seePanels(page: Raster, known?: KnownPanels): Promise<SeenPanels> {
  if (known?.parts) {
    const look = await lookAt(page);
    return { worth: ranked(greyOf(look), known.parts), all: withMargin(known.all, look) };
  }
  const placed = await placePanels(page);
  const grey = greyOf(placed.look);
  return {
    worth: worthShowing(grey, placed),
    all: withMargin(known?.all ?? inPageUnits(placed), placed.look),
  };
}

/** What is known of a page with its empty margin, which nobody but its pixels tells. */
function withMargin(all: PagePanels, look: Look): PagePanels {
  const margin = marginOf(look);
  return margin ? { ...all, margin } : all;
}

function ranked(grey: Grey, parts: readonly PagePart[]): FoundPanel[] {
  const found = parts.map((part) => ({ ...part, worth: worthOf(grey, inPixels(part, grey), shareOf(part)) }));
  return found.toSorted((one, other) => other.worth - one.worth);
}

function worthShowing(grey: Grey, { panels }: PlacedPanels): FoundPanel[] {
  const area = grey.width * grey.height;
  const worth = uncrossed(panels).flatMap((box) => {
    const share = areaOf(box) / area;
    if (share < MIN_SHARE || share > MAX_SHARE) return [];
    return [{ ...inThousandths(box, grey), worth: worthOf(grey, box, share) }];
  });
  if (worth.length > 0) return worth.toSorted((one, other) => other.worth - one.worth);
  const whole = { left: 0, top: 0, right: grey.width, bottom: grey.height };
  const inked = trim(grey, whole) ?? whole;
  const third = { ...inked, bottom: inked.top + Math.max(1, Math.round((inked.bottom - inked.top) / 3)) };
  return [{ ...inThousandths(third, grey), worth: GUESSED * detailOf(grey, third) }];
}

/** Boxes of panels; of those between which a balloon reaches, the box around them. */
function uncrossed(panels: readonly PlacedPanel[]): Box[] {
  const groups = new Map<string, Box>();
  for (const { box, path } of panels) {
    const crossed = path.findIndex(({ isCrossed }) => isCrossed);
    const key = JSON.stringify((crossed === -1 ? path : path.slice(0, crossed)).map(({ ltr }) => ltr));
    const other = groups.get(key);
    groups.set(key, other ? unionOf(other, box) : box);
  }
  return [...groups.values()];
}

/** What was found, as the chapter's file says it. */
function inPageUnits({ look, panels, rightToLeft, balloons }: PlacedPanels): PagePanels {
  const asIs = rightToLeft.every((place, index) => place === index);
  return {
    ...(panels.length < 2 && { whole: true as const }),
    panels: panels.map(({ box, confidence }) => [...unitsOf(box, look), Math.round(confidence * 100)]),
    ...(!asIs && { rtl: [...rightToLeft] }),
    ...(balloons.length > 0 && {
      balloons: balloons.slice(0, LIMITS.panelsOfPage).map((box) => unitsOf(box, look)),
    }),
  };
}

function unitsOf(
  { left, top, right, bottom }: Box,
  { width, height }: Pick<Grey, 'width' | 'height'>,
): PageBox {
  const [x, y] = [Math.floor((left * PANEL_UNITS) / width), Math.floor((top * PANEL_UNITS) / height)];
  return [
    x,
    y,
    Math.max(1, Math.floor((right * PANEL_UNITS) / width) - x),
    Math.max(1, Math.floor((bottom * PANEL_UNITS) / height) - y),
  ];
}

/** Without the empty lines around it; nothing where all is empty. */
function trim(grey: Grey, box: Box): Box | undefined {
  let { left, top, right, bottom } = box;
  const here = () => ({ left, top, right, bottom });
  while (top < bottom && isEmptyLine(grey, here(), top, true)) top += 1;
  while (bottom > top && isEmptyLine(grey, here(), bottom - 1, true)) bottom -= 1;
  while (left < right && isEmptyLine(grey, here(), left, false)) left += 1;
  while (right > left && isEmptyLine(grey, here(), right - 1, false)) right -= 1;
  return right > left && bottom > top ? here() : undefined;
}

/** Whether a row or column of a box has one tone, but for a stray pixel in a hundred. */
function isEmptyLine({ data, width }: Grey, box: Box, line: number, across: boolean): boolean {
  const [from, to] = across ? [box.left, box.right] : [box.top, box.bottom];
  const at = (step: number) => data[across ? line * width + step : step * width + line] ?? 0;
  const tone = at(from);
  let strays = Math.floor((to - from) * STRAY_PIXELS);
  for (let step = from; step < to; step += 1) {
    if (Math.abs(at(step) - tone) <= EMPTY_CONTRAST) continue;
    strays -= 1;
    if (strays < 0) return false;
  }
  return true;
}

const shareOf = ({ width, height }: PagePart) => (width * height) / 1_000_000;

function inPixels({ x, y, width, height }: PagePart, grey: Grey): Box {
  return {
    left: Math.floor((x * grey.width) / 1000),
    top: Math.floor((y * grey.height) / 1000),
    right: Math.floor(((x + width) * grey.width) / 1000),
    bottom: Math.floor(((y + height) * grey.height) / 1000),
  };
}

function inThousandths({ left, top, right, bottom }: Box, { width, height }: Grey) {
  const x = Math.floor((left * 1000) / width);
  const y = Math.floor((top * 1000) / height);
  return {
    x,
    y,
    width: Math.max(1, Math.floor((right * 1000) / width) - x),
    height: Math.max(1, Math.floor((bottom * 1000) / height) - y),
  };
}
