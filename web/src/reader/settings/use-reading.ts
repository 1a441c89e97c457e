import type { ChapterPayload } from '@rawi/model/pages/pages';
import type { ReadingDirection } from '@rawi/model/truth/chapter';
import { useMemo } from 'react';
import { type Fit, LAYOUTS, type ReaderLayout, usualLayout } from '../layouts.ts';
import type { Arrangement } from '../reader-state.ts';
import { arrangeSpreads } from '../spreads.ts';
import type { TapZones } from '../tap-zones.ts';
import { useScreen } from '../use-screen.ts';
import { type PageLook, pageLook } from './page-look.ts';
import {
  type Background,
  type Gap,
  type Surroundings,
  settingsFor,
  shiftOf,
  USUAL,
  type View,
  type WholePages,
  type WidePages,
  type ZoomHabit,
} from './reading-settings.ts';
import { useReadingSettings } from './use-reading-settings.ts';

/** How a chapter is currently read, from the settings, the screen and the chapter. */
export interface Reading {
  readonly arrangement: Arrangement;
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
  readonly taps: TapZones;
  /** Of a strip: the gap between its pages, its width in percent, and how fast it scrolls by itself. */
  readonly gap: Gap;
  readonly column: number;
  readonly pace: number;
  readonly shifted: boolean;
}

/** Below this width in CSS pixels, pages that are two drawn as one are split into halves by default. */
const PHONE = 640;

/** How this chapter is read on this device. */
export function useReading(chapter: ChapterPayload, isWide: (page: number) => boolean): Reading {
  const kept = useReadingSettings();
  const screen = useScreen();
  const comicId = chapter.comic.id;
  const settings = useMemo(() => ({ ...USUAL, ...settingsFor(kept, comicId) }), [kept, comicId]);
  const isStrip = chapter.readingDirection === 'vertical';
  // A chapter drawn as one strip is always read as one.
  const layout: ReaderLayout = isStrip ? 'vertical' : (settings.layout ?? usualLayout(screen));
  const shifted = shiftOf(kept, chapter.id) ?? chapter.shifted ?? false;
  // Guided view enlarges a wide page anyway.
  const isGuided = settings.view === 'panels' && chapter.panelsFile !== undefined;
  const mayChangeWide = layout === 'single' && !isGuided && screen.height > screen.width;
  const usualWide = screen.width < PHONE ? 'split' : 'whole';
  const wide = mayChangeWide ? (settings.wide ?? usualWide) : 'whole';
  const { pageCount } = chapter;
  const arrangement = useArrangement(layout, pageCount, isWide, shifted, wide === 'split');
  const { fit } = settings;
  const direction = isStrip ? 'vertical' : (settings.direction ?? chapter.readingDirection);
  return useMemo(
    () => ({
      arrangement,
      direction,
      fit: fit !== undefined && LAYOUTS[arrangement.layout].fits.includes(fit) ? fit : undefined,
      wide,
      background: settings.background,
      zoomHabit: settings.zoom,
      look: pageLook(settings),
      view: settings.view,
      surroundings: settings.surroundings,
      wholePages: settings.whole,
      taps: settings.taps,
      gap: settings.gap,
      column: settings.column,
      pace: settings.pace,
      shifted,
    }),
    [arrangement, direction, fit, wide, settings, shifted],
  );
}

/** Memoizes the arrangement. */
function useArrangement(
  layout: ReaderLayout,
  pageCount: number,
  isWide: (page: number) => boolean,
  shifted: boolean,
  splitWide: boolean,
): Arrangement {
  return useMemo(() => {
    const { pagesAtOnce } = LAYOUTS[layout];
    return { layout, spreads: arrangeSpreads(pageCount, isWide, { pagesAtOnce, shifted, splitWide }) };
  }, [layout, pageCount, isWide, shifted, splitWide]);
}
