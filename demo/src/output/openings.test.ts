import { choosePanels } from '@rawi/media/panels/choose-panels';
import { seePanels } from '@rawi/media/panels/find-panels';
import { sharesOf } from '@rawi/model/crop/choose-shot';
import { mirrored, ONE_ROW, splashTargets, TEASER_TARGETS } from '@rawi/model/crop/crop-targets';
import { type Area, type CropTarget, layCrop } from '@rawi/model/crop/lay-crop';
import { LOCALES } from '@rawi/model/lists/locales';
import type { Panel } from '@rawi/model/truth/page-manifest';
import { describe, expect, it } from 'vitest';
import { drawPage, pageCount } from '../drawings/page/page.ts';
import { CATALOGUE } from '../stories/catalogue.ts';
import { pixelsOf } from './encode.ts';
import { translationsOf } from './tasks.ts';

/** The windows in which every opening is laid: phones upright and sideways, tablets, desks; with their header's height. */
const WINDOWS = [
  { width: 320, height: 640, header: 56 },
  { width: 390, height: 844, header: 56 },
  { width: 640, height: 900, header: 72 },
  { width: 768, height: 1024, header: 72 },
  { width: 844, height: 390, header: 56 },
  { width: 1024, height: 768, header: 72 },
  { width: 1440, height: 900, header: 72 },
  { width: 2560, height: 1440, header: 72 },
] as const;
/** Pixels for a thousand units of a page: enough to see what a panel is worth. */
const PIXELS = 200;
/** Of a balloon's or a head's height or width, how much may lie under a slant or an edge: places are kept in thousandths. */
const SLACK = 0.02;

/** How far in a side is cut at its head and at its foot, in shares of the width. */
interface Slants {
  readonly left: readonly [number, number];
  readonly right: readonly [number, number];
}
/** The slants of the three places in one row (splash.module.css), and what of a round box's width is empty beside a slant. */
const SLANTS: readonly Slants[] = [
  { left: [0, 0], right: [0, 0.0667] },
  { left: [0.16, 0], right: [0, 0.16] },
  { left: [0.2, 0], right: [0, 0] },
];
const CORNER = 0.1;

/** What is drawn of a panel, and what is in it, in thousandths of its page. */
interface Opened {
  readonly name: string;
  readonly panels: readonly Panel[];
  readonly pages: ReadonlyMap<number, { readonly ratio: number; readonly boxes: readonly Area[] }>;
}

/** How every first chapter of the demonstration opens, in each language. */
async function openings(): Promise<Opened[]> {
  const first = CATALOGUE.flatMap((entry) =>
    LOCALES.flatMap((locale) => translationsOf(entry).find((each) => each.locale === locale) ?? []),
  );
  const opened: Opened[] = [];
  for (const { id, comic, chapter, locale } of first) {
    const pages = [];
    for (let index = 0; index < pageCount(chapter); index += 1) {
      const drawn = drawPage({ comic, chapter, locale, index, pixels: PIXELS });
      const picture = pixelsOf(drawn.canvas);
      const { width, height } = picture;
      const { worth, all } = await seePanels(picture, drawn.panels);
      pages.push({ page: index + 1, images: [{ width, height }], panels: worth, allPanels: all });
    }
    opened.push({
      name: id,
      panels: choosePanels(pages),
      pages: new Map(
        pages.map(({ page, images: [image], allPanels: { balloons = [], heads = [] } }) => [
          page,
          {
            ratio: (image?.width ?? 1) / (image?.height ?? 1),
            boxes: [...balloons, ...heads].map(([x, y, width, height]) => ({
              x: x / 10,
              y: y / 10,
              width: width / 10,
              height: height / 10,
            })),
          },
        ]),
      ),
    });
  }
  return opened;
}

/** Where the boxes of a panel's page come to lie in a box that the panel fills, and where the panel itself does. */
function laidIn({ pages }: Opened, panel: Panel, target: CropTarget) {
  const page = pages.get(panel.page);
  if (!page) throw new Error('A panel is of a page.');
  const keep =
    panel.keep &&
    sharesOf({ x: panel.keep[0], y: panel.keep[1], width: panel.keep[2], height: panel.keep[3] }, panel);
  const laid = layCrop({ ratio: (panel.width / panel.height) * page.ratio, keep }, target);
  const place = ({ x, y, width, height }: Area): Area => ({
    x: laid.x + ((x - panel.x) * laid.width) / panel.width,
    y: laid.y + ((y - panel.y) * laid.height) / panel.height,
    width: (width * laid.width) / panel.width,
    height: (height * laid.height) / panel.height,
  });
  return { drawn: laid, boxes: page.boxes.map(place) };
}

/** How wide and how high a box is seen. */
function seenOf(box: Area, drawn: Area, seen: Area) {
  const left = Math.max(seen.x, drawn.x, box.x);
  const top = Math.max(seen.y, drawn.y, box.y);
  const right = Math.min(seen.x + seen.width, drawn.x + drawn.width, box.x + box.width);
  const bottom = Math.min(seen.y + seen.height, drawn.y + drawn.height, box.y + box.height);
  return { wide: right - left, high: bottom - top };
}

function isSeen(box: Area, drawn: Area, window: Area): boolean {
  const { wide, high } = seenOf(box, drawn, window);
  return wide > SLACK * box.width && high > SLACK * box.height;
}

/** Whether a box is seen in part, and not as a whole. */
function isCut(box: Area, drawn: Area, window: Area): boolean {
  const { wide, high } = seenOf(box, drawn, window);
  const isWhole = wide >= (1 - SLACK) * box.width && high >= (1 - SLACK) * box.height;
  return isSeen(box, drawn, window) && !isWhole;
}

/**
 * Whether a slant cuts a box: of the left and the right edge, how far in they begin at the head and at the foot. The corners of the
 * box around a balloon or a head are empty.
 */
function isCutBySlant(box: Area, target: CropTarget, slants: Slants): boolean {
  const rows = [0.15, 0.85].map((at) => Math.min(1, Math.max(0, (box.y + box.height * at) / target.height)));
  return rows.some((row) => {
    const edge = ([head, foot]: readonly [number, number]) => (head + (foot - head) * row) * target.width;
    const lost = Math.max(edge(slants.left) - box.x, box.x + box.width - (target.width - edge(slants.right)));
    return lost > CORNER * box.width;
  });
}

describe('every opening of the demonstration', () => {
  it('shows no half word and no half face, in eight windows and both directions', async () => {
    const cut: string[] = [];
    let shown = 0;
    for (const opened of await openings()) {
      for (const [place, panel] of opened.panels.slice(0, 3).entries()) {
        const splash = WINDOWS.map(({ width, height, header }) => ({
          target: splashTargets(width, height, header)[place],
          slants: width < ONE_ROW ? undefined : SLANTS[place],
        }));
        const teasers = TEASER_TARGETS.map((target) => ({ target, slants: undefined }));
        for (const { target, slants } of [...splash, ...(place === 0 ? teasers : [])]) {
          if (!target) throw new Error('A splash has three places.');
          const sides = slants && { left: slants.right, right: slants.left };
          for (const [directed, leaning] of [
            [target, slants],
            [mirrored(target), sides],
          ] as const) {
            const { drawn, boxes } = laidIn(opened, panel, directed);
            const seen = {
              x: 0,
              y: 0,
              width: directed.width,
              height: directed.height - (directed.foot ?? 0),
            };
            const isBad = (box: Area) =>
              isCut(box, drawn, seen) ||
              (leaning !== undefined && isSeen(box, drawn, seen) && isCutBySlant(box, directed, leaning));
            shown += boxes.filter((box) => isSeen(box, drawn, seen)).length;
            if (boxes.some(isBad))
              cut.push(
                `${opened.name}, panel ${place + 1}, ${Math.round(target.width)} x ${Math.round(target.height)}`,
              );
          }
        }
      }
    }
    expect(cut).toEqual([]);
    expect(shown).toBeGreaterThan(1000);
  });
});
