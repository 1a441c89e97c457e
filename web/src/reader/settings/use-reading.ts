import type { ChapterPayload } from '@rawi/model/pages/pages';
import { useMemo } from 'react';
import type { Arrangement } from '../reader-state.ts';
import { arrangeSpreads } from '../spreads.ts';
import { useScreen } from '../use-screen.ts';
import { useReadingSettings } from './use-reading-settings.ts';
import { spreadRulesOf, type Way, wayOf } from './way.ts';

/** How a chapter is currently read, from the settings, the screen and the chapter. */
export interface Reading extends Way {
  readonly arrangement: Arrangement;
}

/** How this chapter is read on this device. */
export function useReading(chapter: ChapterPayload, isWide: (page: number) => boolean): Reading {
  const kept = useReadingSettings();
  const screen = useScreen();
  const way = useMemo(() => wayOf(kept, chapter, screen), [kept, chapter, screen]);
  const { layout, shifted, wide } = way;
  const { pageCount } = chapter;
  // Other settings leave the arrangement as it is, so that nothing is laid out for them.
  const arrangement = useMemo(() => {
    const rules = spreadRulesOf({ layout, shifted, wide });
    return { layout, spreads: arrangeSpreads(pageCount, isWide, rules) };
  }, [layout, shifted, wide, pageCount, isWide]);
  return useMemo(() => ({ ...way, arrangement }), [way, arrangement]);
}
