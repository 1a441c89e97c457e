import { LOCALE_DIRECTIONS } from '@rawi/model/lists/locales';
import type { ReadingDirection } from '@rawi/model/truth/chapter';
import { useEffect, useState } from 'react';
import { keptText } from '../../lib/device-store.ts';
import { useLocale } from '../../lib/locale.ts';
import type { ReaderLayout } from './reader-state.ts';

export type PageDirection = Exclude<ReadingDirection, 'vertical'>;

const lastRead = keptText('localStorage', 'readingDirection', (stored): PageDirection | undefined =>
  stored === 'ltr' || stored === 'rtl' ? stored : undefined,
);

/** Long enough to read six words, short enough not to stand in the way. */
const SHOWN_FOR = 2000;

/**
 * The direction to point out for a moment: that of a chapter whose pages run the other way than those read last on this
 * device (before the first, than the interface). Any move takes it away.
 */
export function useDirectionHint(direction: ReadingDirection, layout: ReaderLayout) {
  const usual = LOCALE_DIRECTIONS[useLocale()];
  const turned = direction === 'vertical' || layout === 'vertical' ? undefined : direction;
  const [hint, setHint] = useState(() =>
    turned !== undefined && turned !== (lastRead.read() ?? usual) ? turned : undefined,
  );
  useEffect(() => {
    if (turned !== undefined) lastRead.keep(turned);
  }, [turned]);
  useEffect(() => {
    if (hint === undefined) return;
    const timer = setTimeout(() => setHint(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [hint]);
  return { hint, hideHint: () => setHint(undefined) };
}
