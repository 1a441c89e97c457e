import type { Locale } from '@rawi/model/lists/locales';
import type { ChapterEntry, ComicEntry } from '../../stories/entry.ts';
import type { Panel, StoryPage } from '../../stories/story.ts';
import { seedOf } from '../random.ts';
import { arrange, type Frame, type PageShape, stack, type Want } from './layout.ts';

/** Pages are composed in units of a thousandth of their width. */
export const PAGE_UNITS = { width: 1000, height: 1500, margin: 38, gutter: 18 } as const;

/** Air between the panels of a comic that scrolls. */
const AIR = 70;

/** A page of a story with its panels framed, before anything is drawn. */
export interface PagePlan {
  readonly shape: PageShape;
  readonly frames: readonly Frame[];
  readonly rightToLeft: boolean;
  readonly vertical: boolean;
  readonly seed: number;
}

/** Frames a story's page in the chapter's language; `index` counts the title page too. */
export function planOf(
  comic: ComicEntry,
  chapter: ChapterEntry,
  story: StoryPage,
  locale: Locale,
  index: number,
): PagePlan {
  const vertical = comic.reading[locale] === 'vertical';
  const rightToLeft = comic.reading[locale] === 'rtl' || (vertical && locale === 'ar');
  const seed = seedOf(`${comic.slug}/${chapter.number}/${index}`);
  if (vertical) {
    const heights = story.panels.map(stripHeight);
    const height = heights.reduce((sum, each) => sum + each + AIR, AIR);
    const shape = { ...PAGE_UNITS, height, margin: AIR / 2, gutter: AIR };
    return { shape, frames: stack(shape, heights), rightToLeft, vertical, seed };
  }
  const shape = { ...PAGE_UNITS, width: PAGE_UNITS.width * (story.wide ? 2 : 1) };
  const frames = arrange(shape, wantsOf(story), seed % 6, rightToLeft);
  return { shape, frames, rightToLeft, vertical, seed };
}

/** Two panels of an ordinary page lie one above the other; on a spread panels stand side by side sooner. */
function wantsOf({ panels, wide }: StoryPage): readonly Want[] {
  const shift = wide ? -2.4 : panels.length === 2 ? 2.4 : 0;
  return panels.map((panel) => {
    const { weight, breadth } = wantOf(panel);
    return { weight, breadth: breadth + shift };
  });
}

/** How much a panel without a word and without a sound wants the whole width: more than all others of its page together. */
const SILENCE = 8;

/**
 * Panels with more to say are larger; landscapes and conversations like to be broad, a single face does not. What is
 * silent is a rest between them, from one side of the page to the other.
 */
function wantOf({ cast, lines, shot }: Panel): Want {
  const spoken = lines.filter(({ kind }) => kind !== 'sound');
  const letters = spoken.reduce((sum, { text }) => sum + text.en.length, 0);
  const landscape = cast.length === 0 || shot === 'far' ? 1.2 : 0;
  const silence = lines.length === 0 ? SILENCE : 0;
  const crowd = (cast.length - 1.4) * (cast.length > 1 ? 1.7 : 0.8) + (spoken.length - 1.5) * 0.8;
  return {
    weight:
      1 +
      Math.min(0.7, letters / 160) +
      0.06 * spoken.length +
      (cast.length > 1 ? 0.22 : 0) +
      (shot === 'far' ? 0.16 : 0),
    breadth: landscape + crowd + silence - (shot === 'close' && cast.length < 2 ? 0.6 : 0),
  };
}

const stripHeight = (panel: Panel): number =>
  600 + 150 * panel.lines.filter(({ kind }) => kind !== 'sound').length;
