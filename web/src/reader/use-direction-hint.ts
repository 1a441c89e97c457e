import type { ReadingDirection } from '@rawi/model/truth/chapter';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
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
 * move hides it. Where a served page was read for a while before the app came, it does not come any more.
 */
export function useDirectionHint(direction: ReadingDirection, layout: ReaderLayout, isShown: boolean) {
  const turned = direction === 'vertical' || LAYOUTS[layout].surface === 'strip' ? undefined : direction;
  const isOpening = useLocation().key === FIRST_KEY;
  const [hint, setHint] = useState(() => (isNew(turned) && !(isOpening && isLate()) ? turned : undefined));
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

/** The key that the router gives the entry with which a visit begins. */
const FIRST_KEY = 'default';
/** Longer than this after its first paint, somebody reads a page already. In milliseconds. */
const LATE_AFTER_MS = 1500;

/** Whether the document has shown something for so long that a hint would come into the reading. */
function isLate(): boolean {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint !== undefined && performance.now() - paint.startTime > LATE_AFTER_MS;
}

/** A server-rendered page shows no hint: without a script it would never disappear. */
function isNew(direction: PageDirection | undefined): boolean {
  return typeof window !== 'undefined' && direction !== lastRead.read();
}
