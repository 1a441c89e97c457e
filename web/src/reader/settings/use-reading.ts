import type { ChapterPayload } from '@rawi/model/pages/pages';
import type { ReadingDirection } from '@rawi/model/truth/chapter';
import { useMemo } from 'react';
import { type Fit, LAYOUTS, type ReaderLayout, usualLayout } from '../layouts.ts';
import type { Arrangement } from '../reader-state.ts';
import { stopsOf } from '../stops.ts';
import { useScreen } from '../use-screen.ts';
import {
  type Background,
  BRIGHTNESS,
  settingsFor,
  shiftOf,
  type WidePages,
  type ZoomHabit,
} from './reading-settings.ts';
import { useReadingSettings } from './use-reading-settings.ts';

/** How a chapter is read now: by what was chosen, by the screen, and by what the chapter says. */
export interface Reading {
  readonly arrangement: Arrangement;
  readonly direction: ReadingDirection;
  /** Undefined follows the screen. */
  readonly fit: Fit | undefined;
  readonly wide: WidePages;
  readonly background: Background;
  readonly zoomHabit: ZoomHabit;
  /** In per cent. */
  readonly brightness: number;
  readonly shifted: boolean;
}

/** Below this width in CSS pixels two pages drawn as one are read in halves, where nobody has chosen. */
const PHONE = 640;

/** How this chapter is read on this device. */
export function useReading(chapter: ChapterPayload, isWide: (page: number) => boolean): Reading {
  const kept = useReadingSettings();
  const screen = useScreen();
  const settings = settingsFor(kept, chapter.comic.id);
  const isStrip = chapter.readingDirection === 'vertical';
  // A chapter drawn as one strip is always read as one.
  const layout: ReaderLayout = isStrip ? 'vertical' : (settings.layout ?? usualLayout(screen));
  const shifted = shiftOf(kept, chapter.id) ?? chapter.shifted ?? false;
  const mayChangeWide = layout === 'single' && screen.height > screen.width;
  const usualWide = screen.width < PHONE ? 'split' : 'whole';
  const wide = mayChangeWide ? (settings.wide ?? usualWide) : 'whole';
  const { pageCount } = chapter;
  const arrangement = useArrangement(layout, pageCount, isWide, shifted, wide === 'split');
  const { fit, background = 'black', zoom: zoomHabit = 'reset', brightness = BRIGHTNESS.max } = settings;
  const direction = isStrip ? 'vertical' : (settings.direction ?? chapter.readingDirection);
  return useMemo(
    () => ({
      arrangement,
      direction,
      fit: fit !== undefined && LAYOUTS[arrangement.layout].fits.includes(fit) ? fit : undefined,
      wide,
      background,
      zoomHabit,
      brightness,
      shifted,
    }),
    [arrangement, direction, fit, wide, background, zoomHabit, brightness, shifted],
  );
}

/** The same arrangement until something of it changes. */
function useArrangement(
  layout: ReaderLayout,
  pageCount: number,
  isWide: (page: number) => boolean,
  shifted: boolean,
  splitWide: boolean,
): Arrangement {
  return useMemo(() => {
    const { pagesAtOnce } = LAYOUTS[layout];
    return { layout, stops: stopsOf(pageCount, isWide, { pagesAtOnce, shifted, splitWide }) };
  }, [layout, pageCount, isWide, shifted, splitWide]);
}
