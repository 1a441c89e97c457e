import { drawPage, pageCount } from '../../../demo/src/drawings/page/page.ts';
import { planOf } from '../../../demo/src/drawings/page/plan.ts';
import type { ComicEntry } from '../../../demo/src/stories/entry.ts';
import type { Raster } from '../../../media/src/pictures/raster.ts';
import type { PageBox } from '../../../model/src/truth/chapter-panels.ts';
import { type Box, likenessOf, type Marked } from './score.ts';

export interface DemoPage extends Marked {
  readonly picture: Raster;
  readonly rightToLeft: boolean;
  readonly balloons: readonly Box[];
}

const PIXELS = 800;

/** The first pages of each comic's first chapter in English, and of its last in its other language where it has one. */
export function* demoPages(comics: readonly ComicEntry[], stories: number): Generator<DemoPage> {
  for (const comic of comics) {
    const other = comic.arabicName === undefined ? ('en' as const) : ('ar' as const);
    const chapters = [
      { chapter: comic.chapters[0], locale: 'en' as const },
      { chapter: comic.chapters.at(-1), locale: other },
    ];
    for (const { chapter, locale } of chapters) {
      if (!chapter) continue;
      const first = chapter.titled === false ? 0 : 1;
      for (let index = 0; index < Math.min(first + stories, pageCount(chapter)); index += 1) {
        const drawn = drawPage({ comic, chapter, locale, index, pixels: PIXELS });
        const story = chapter.pages[index - first];
        const plan = story && planOf(comic, chapter, story, locale, index);
        const outer = plan?.frames.map((frame) => inThousandths(frame.outer, plan.shape)) ?? [];
        yield {
          picture: rasterOf(drawn.canvas),
          rightToLeft: plan?.rightToLeft ?? false,
          whole: outer.length < 2,
          panels: outer.length < 2 ? [] : outer,
          balloons: drawn.boxes.boxes
            .filter(({ kind }) => kind !== 'head')
            .map((box) => inThousandths(box, drawn.boxes)),
        };
      }
    }
  }
}

/** Counts balloons that were found at half their common area. */
export function likeBalloons(
  sum: { readonly there: number; readonly found: number; readonly right: number },
  there: readonly Box[],
  found: readonly PageBox[],
) {
  const boxes = found.map(([x, y, width, height]) => ({
    x: x / 10,
    y: y / 10,
    width: width / 10,
    height: height / 10,
  }));
  const right = there.filter((box) => boxes.some((other) => likenessOf(box, other) >= 0.5)).length;
  return { there: sum.there + there.length, found: sum.found + boxes.length, right: sum.right + right };
}

function inThousandths(box: Box, page: { readonly width: number; readonly height: number }): Box {
  return {
    x: (box.x * 1000) / page.width,
    y: (box.y * 1000) / page.height,
    width: (box.width * 1000) / page.width,
    height: (box.height * 1000) / page.height,
  };
}

/** The pixels of a canvas, without its fourth channel. */
function rasterOf(canvas: { readonly width: number; readonly height: number; data(): Buffer }): Raster {
  const { width, height } = canvas;
  const from = canvas.data();
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) from.copy(data, at * 3, at * 4, at * 4 + 3);
  return { data, width, height };
}
