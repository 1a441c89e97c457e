import type { ChapterPayload } from '@rawi/model/pages/pages';
import { useMemo } from 'react';
import type { Arrangement } from '../reader-state.ts';
import { arrangeSpreads } from '../spreads.ts';
import { useScreen } from '../use-screen.ts';
import { type PageLook, pageLook } from './page-look.ts';
import {
  type Background,
  type Gap,
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
import { useReadingSettings } from './use-reading-settings.ts';
import { spreadRulesOf, type Way, wayOf } from './way.ts';

/** How a chapter is currently read, from the settings, the screen and the chapter. */
export interface Reading extends Way {
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
  readonly margins: Margins;
  readonly taps: TapZones;
  /** Of a strip: the gap between its pages, its width in percent, and how fast it scrolls by itself. */
  readonly gap: Gap;
  readonly column: number;
  readonly pace: number;
  readonly shifted: boolean;
}

/** How this chapter is read on this device. */
export function useReading(chapter: ChapterPayload, isWide: (page: number) => boolean): Reading {
  const kept = useReadingSettings();
  const screen = useScreen();
  const way = useMemo(() => wayOf(kept, chapter, screen), [kept, chapter, screen]);
  const { layout, shifted, wide } = way;
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
      margins: settings.margins,
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
