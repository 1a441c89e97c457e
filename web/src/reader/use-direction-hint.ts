import type { ReadingDirection } from '@rawi/model/truth/chapter';
import { useCallback, useEffect, useState } from 'react';
import { keptText } from '../core/device/device-store.ts';
import { LAYOUTS, type ReaderLayout } from './layouts.ts';
import type { PageDirection } from './settings/reading-settings.ts';

const lastRead = keptText('localStorage', 'readingDirection', (stored): PageDirection | undefined =>
  stored === 'ltr' || stored === 'rtl' ? stored : undefined,
);

/** Long enough to read six words, short enough not to stand in the way. */
const SHOWN_FOR = 2000;

/**
 * The direction to point out for a moment, with the zones to tap: in the first chapter of all, and in one whose pages run the
 * other way than those read last on this device. It waits for the page that it is about; any move takes it away.
 */
export function useDirectionHint(direction: ReadingDirection, layout: ReaderLayout, isShown: boolean) {
  const turned = direction === 'vertical' || LAYOUTS[layout].surface === 'strip' ? undefined : direction;
  const [hint, setHint] = useState(() => (isNew(turned) ? turned : undefined));
  useEffect(() => {
    if (turned !== undefined) lastRead.keep(turned);
  }, [turned]);
  useEffect(() => {
    if (hint === undefined || !isShown) return;
    const timer = setTimeout(() => setHint(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [hint, isShown]);
  const hideHint = useCallback(() => setHint(undefined), []);
  return { hint: isShown ? hint : undefined, hideHint };
}

/** What is drawn without a browser points nothing out: it would stay. */
function isNew(direction: PageDirection | undefined): boolean {
  return typeof window !== 'undefined' && direction !== lastRead.read();
}
