import type { ChapterPayload } from '@rawi/model/pages/pages';
import type { ReadingDirection } from '@rawi/model/truth/chapter';
import { type Fit, LAYOUTS, type ReaderLayout, usualLayout } from '../layouts.ts';
import type { SpreadRules } from '../spreads.ts';
import type { TapZones } from '../tap-zones.ts';
import type { Screen } from '../use-screen.ts';
import { type PageLook, pageLook } from './page-look.ts';
import {
  type Background,
  type Gap,
  type KeptSettings,
  type Margins,
  type Surroundings,
  settingsFor,
  shiftOf,
  USUAL,
  type View,
  type WholePages,
  type WidePages,
  type ZoomHabit,
} from './reading-settings.ts';

/** How a chapter is read, but for what lies on each of its spreads. */
export interface Way {
  readonly layout: ReaderLayout;
  readonly direction: ReadingDirection;
  /** Undefined follows the screen. */
  readonly fit: Fit | undefined;
  readonly wide: WidePages;
  readonly background: Background;
  readonly zoomHabit: ZoomHabit;
  readonly look: PageLook;
  /** Whether pages are turned, or the panels of each; what is seen around a panel, and when the whole page. */
  readonly view: View;
  readonly surroundings: Surroundings;
  readonly wholePages: WholePages;
  readonly margins: Margins;
  readonly taps: TapZones;
  /** Of a strip: the gap between its pages, its width in percent, and how fast it scrolls by itself. */
  readonly gap: Gap;
  readonly column: number;
  readonly pace: number;
  readonly shifted: boolean;
}

/** Below this width in CSS pixels, pages that are two drawn as one are split into halves by default. */
const PHONE = 640;

/** What of a chapter decides how it is read. */
export type ReadChapter = Pick<ChapterPayload, 'id' | 'readingDirection' | 'shifted' | 'panelsFile'> & {
  readonly comic: Pick<ChapterPayload['comic'], 'id'>;
};

/** How a chapter is read on a screen, from what the device keeps: a pure function, so that every combination can be tried. */
export function wayOf(kept: KeptSettings, chapter: ReadChapter, screen: Screen): Way {
  const settings = { ...USUAL, ...settingsFor(kept, chapter.comic.id) };
  const isStrip = chapter.readingDirection === 'vertical';
  // A chapter drawn as one strip is always read as one.
  const layout = isStrip ? 'vertical' : (settings.layout ?? usualLayout(screen));
  // Guided view enlarges a wide page anyway.
  const isGuided = settings.view === 'panels' && chapter.panelsFile !== undefined;
  const mayChangeWide = layout === 'single' && !isGuided && screen.height > screen.width;
  const usualWide = screen.width < PHONE ? 'split' : 'whole';
  const { fit } = settings;
  return {
    layout,
    direction: isStrip ? 'vertical' : (settings.direction ?? chapter.readingDirection),
    fit: fit !== undefined && LAYOUTS[layout].fits.includes(fit) ? fit : undefined,
    wide: mayChangeWide ? (settings.wide ?? usualWide) : 'whole',
    background: settings.background,
    zoomHabit: settings.zoom,
    look: pageLook(settings),
    view: settings.view,
    surroundings: settings.surroundings,
    wholePages: settings.whole,
    margins: settings.margins,
    taps: settings.taps,
    gap: settings.gap,
    column: settings.column,
    pace: settings.pace,
    shifted: shiftOf(kept, chapter.id) ?? chapter.shifted ?? false,
  };
}

/** How this way of reading puts pages on spreads. */
export function spreadRulesOf({
  layout,
  shifted,
  wide,
}: Pick<Way, 'layout' | 'shifted' | 'wide'>): SpreadRules {
  return { pagesAtOnce: LAYOUTS[layout].pagesAtOnce, shifted, splitWide: wide === 'split' };
}
