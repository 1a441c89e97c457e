import type { ReadingDirection } from '@rawi/model/truth/chapter';
import { useCallback, useEffect, useState } from 'react';
import { keptText } from '../core/device/device-store.ts';
import { LAYOUTS, type ReaderLayout } from './layouts.ts';
import type { PageDirection } from './settings/reading-settings.ts';

const lastRead = keptText('localStorage', 'readingDirection', (stored): PageDirection | undefined =>
  stored === 'ltr' || stored === 'rtl' ? stored : undefined,
);

/** In milliseconds: long enough to read six words, short enough not to get in the way. */
const HINT_DURATION_MS = 2000;

/**
 * The reading direction to point out for a moment, with the tap zones: in the first chapter ever opened, and
 * in one that runs the other way than the last chapters on this device. It waits until the page is shown; any
 * move hides it.
 */
export function useDirectionHint(direction: ReadingDirection, layout: ReaderLayout, isShown: boolean) {
  const turned = direction === 'vertical' || LAYOUTS[layout].surface === 'strip' ? undefined : direction;
  const [hint, setHint] = useState(() => (isNew(turned) ? turned : undefined));
  useEffect(() => {
    if (turned !== undefined) lastRead.keep(turned);
  }, [turned]);
  useEffect(() => {
    if (hint === undefined || !isShown) return;
    const timer = setTimeout(() => setHint(undefined), HINT_DURATION_MS);
    return () => clearTimeout(timer);
  }, [hint, isShown]);
  const hideHint = useCallback(() => setHint(undefined), []);
  return { hint: isShown ? hint : undefined, hideHint };
}

/** A server-rendered page shows no hint: without a script it would never disappear. */
function isNew(direction: PageDirection | undefined): boolean {
  return typeof window !== 'undefined' && direction !== lastRead.read();
}
