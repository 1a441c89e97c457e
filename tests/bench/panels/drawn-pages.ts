import sharp from 'sharp';
import type { Raster } from '../../../media/src/pictures/raster.ts';
import {
  between,
  boxed,
  type Corners,
  chosen,
  mirrored,
  pinwheelOf,
  randomFrom,
  rowsOf,
  type Sheet,
  stripOf,
} from './layouts.ts';
import { balloonAcross, pictureIn } from './pictures.ts';
import type { Marked } from './score.ts';

/** Kinds of pages that are drawn by themselves; all but the first are hard in one way or another. */
export const PAGE_KINDS = [
  'plain',
  'tinted',
  'noisy',
  'slanted',
  'borderless',
  'bleeding',
  'insets',
  'inked',
  'balloons',
  'pinwheel',
  'strip',
  'whole',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

export interface DrawnPage extends Marked {
  readonly kind: PageKind;
  readonly picture: Raster;
  readonly rightToLeft: boolean;
}

/** How a page of a kind is laid out and drawn. */
interface Plan {
  readonly sheet: Sheet;
  readonly panels: readonly Corners[];
  /** Places in `panels` that lie on the panel before them. */
  readonly insets: readonly number[];
  readonly ground: string;
  readonly frame: number;
  readonly frameless: readonly number[];
  /** A panel that has no picture behind it: what is drawn stands on the page's ground. */
  readonly bare: readonly number[];
}

/** A page with its panels in reading order; the same seed gives the same page. */
export async function drawnPage(kind: PageKind, seed: number): Promise<DrawnPage> {
  const random = randomFrom(seed * 7919 + PAGE_KINDS.indexOf(kind) * 104_729);
  const rightToLeft = kind !== 'strip' && random() < 0.5;
  const plan = planOf(kind, random);
  const { sheet, ground } = plan;
  const panels = rightToLeft ? plan.panels.map((panel) => mirrored(panel, sheet.width)) : plan.panels;
  const drawn = panels.map((panel, place) =>
    pictureIn(panel, place, {
      random,
      ground,
      frame: plan.frameless.includes(place) ? 0 : plan.frame,
      ring: plan.insets.includes(place) ? chosen(random, [0, ground === '#ffffff' ? 7 : 0]) : undefined,
      isBare: plan.bare.includes(place),
      sheet,
    }),
  );
  const crossing = kind === 'balloons' ? balloonAcross(panels, random) : '';
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}">
    <rect width="100%" height="100%" fill="${ground}"/>${drawn.map(({ svg }) => svg).join('')}${crossing}</svg>`;
  const picture = await degraded(await rasterOf(page), kind, random);
  const boxes = drawn.map(({ corners }) => boundsOf(corners)).map((box) => clipped(box, sheet));
  const isWhole = panels.length < 2;
  return { kind, picture, rightToLeft, whole: isWhole, panels: isWhole ? [] : boxes };
}

function planOf(kind: PageKind, random: () => number): Plan {
  const width = 800;
  const height = Math.round(width * between(random, 1.3, 1.55));
  const sheet = {
    width,
    height,
    margin: between(random, 0.02, 0.05) * width,
    gutter: between(random, 0.011, 0.03) * width,
  };
  const plain: Plan = {
    sheet,
    panels: [],
    insets: [],
    ground: '#ffffff',
    frame: chosen(random, [0, 2, 3, 4]),
    frameless: [],
    bare: [],
  };
  const rows = (lean = 0, of: Sheet = sheet) => rowsOf(of, random, lean);
  switch (kind) {
    case 'plain':
    case 'noisy':
      return { ...plain, panels: rows() };
    case 'tinted':
      return {
        ...plain,
        panels: rows(),
        ground: chosen(random, ['#0d0d10', '#efe3c8', '#b9bec4', '#5a2f2a', '#24364f', '#f6d5d9']),
      };
    case 'slanted':
      return { ...plain, panels: rows(between(random, 0.1, 0.34)) };
    case 'balloons':
      return { ...plain, panels: rows(), frame: chosen(random, [0, 3]) };
    case 'pinwheel':
      return { ...plain, panels: pinwheelOf(sheet, random) };
    case 'inked': {
      const panels = rows(0, { ...sheet, gutter: 0, margin: chosen(random, [0, sheet.margin]) });
      return { ...plain, panels, frame: between(random, 5, 9) };
    }
    case 'bleeding': {
      const ground = chosen(random, ['#ffffff', '#ffffff', '#101012']);
      return { ...plain, panels: rows(0, { ...sheet, margin: 0 }), frame: chosen(random, [0, 3]), ground };
    }
    case 'borderless': {
      const panels = rows(0, { ...sheet, gutter: sheet.gutter * 1.6 });
      const bare = [Math.floor(random() * panels.length)];
      if (panels.length > 4) bare.push(Math.floor(random() * panels.length));
      return { ...plain, panels, bare };
    }
    case 'insets':
      return insetsOf(plain, random);
    case 'strip': {
      const heights = Array.from({ length: 3 + Math.floor(random() * 4) }, () => between(random, 350, 900));
      const gutter = between(random, 30, 160);
      const all = heights.reduce((sum, each) => sum + each + gutter, gutter);
      const strip = { width: 600, height: Math.round(all), margin: gutter, gutter };
      const ground = chosen(random, ['#ffffff', '#ffffff', '#0b0b0d', '#e9e4f2']);
      return {
        ...plain,
        sheet: strip,
        panels: stripOf(strip, heights, random),
        ground,
        frame: chosen(random, [0, 3]),
      };
    }
    case 'whole': {
      const margin = chosen(random, [0, sheet.margin]);
      return { ...plain, panels: [boxed(margin, margin, width - margin, height - margin)] };
    }
  }
}

/** A large picture with one or two small panels on it, above or below others. */
function insetsOf(plain: Plan, random: () => number): Plan {
  const { sheet } = plain;
  const { width, height, margin, gutter } = sheet;
  const bleeds = random() < 0.4;
  const edge = bleeds ? 0 : margin;
  const split = bleeds ? height : height * between(random, 0.55, 0.68);
  const large = boxed(edge, edge, width - edge, split);
  const panels: Corners[] = [large];
  const insets: number[] = [];
  const count = 1 + Math.floor(random() * 2);
  for (let place = 0; place < count; place += 1) {
    const [wide, high] = [between(random, 0.22, 0.34) * width, between(random, 0.14, 0.22) * height];
    // What is read after the large picture lies in its lower half.
    const x = place === 0 ? width * 0.09 : width * 0.91 - wide;
    const y = split - high - height * 0.05 - (place === 0 ? height * 0.02 : 0);
    insets.push(panels.length);
    panels.push(boxed(x, y, x + wide, y + high));
  }
  if (!bleeds) {
    const middle = width * between(random, 0.4, 0.6);
    panels.push(boxed(margin, split + gutter, middle - gutter / 2, height - margin));
    panels.push(boxed(middle + gutter / 2, split + gutter, width - margin, height - margin));
  }
  return { ...plain, panels, insets, frame: chosen(random, [3, 4]) };
}

async function rasterOf(svg: string): Promise<Raster> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** What scans and careless saving do to a page: light that falls unevenly, grain, a turn, and JPEG's blocks. */
async function degraded(picture: Raster, kind: PageKind, random: () => number): Promise<Raster> {
  const isPoor = kind === 'noisy' || kind === 'tinted' || (kind !== 'plain' && random() < 0.35);
  if (!isPoor) return picture;
  const { width, height } = picture;
  const data = Buffer.from(picture.data);
  const grain = kind === 'noisy' ? between(random, 10, 26) : between(random, 2, 9);
  const [across, down] = [between(random, -16, 16), between(random, -16, 16)];
  const yellow = between(random, 0, 20);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const shade = (across * x) / width + (down * y) / height - 8 + (random() + random() - 1) * grain * 1.7;
      const at = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = (data[at + channel] ?? 0) + shade - (channel === 2 ? yellow : 0);
        data[at + channel] = Math.min(255, Math.max(0, value));
      }
    }
  }
  const quality = Math.round(kind === 'noisy' ? between(random, 22, 45) : between(random, 45, 80));
  const jpeg = await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();
  const again = await sharp(jpeg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: again.data, width: again.info.width, height: again.info.height };
}

function boundsOf(panel: Corners) {
  const [xs, ys] = [panel.map(([x]) => x), panel.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** In thousandths of the page. */
function clipped(box: { x: number; y: number; width: number; height: number }, { width, height }: Sheet) {
  const [left, top] = [Math.max(0, box.x), Math.max(0, box.y)];
  return {
    x: (left / width) * 1000,
    y: (top / height) * 1000,
    width: ((Math.min(width, box.x + box.width) - left) / width) * 1000,
    height: ((Math.min(height, box.y + box.height) - top) / height) * 1000,
  };
}
