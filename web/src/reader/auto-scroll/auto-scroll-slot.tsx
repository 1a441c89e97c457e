import { lazy, useEffect } from 'react';
import { withWords } from '../../core/i18n/i18n.ts';
import { DialogMissing, PagePart } from '../../core/ui/page-part.tsx';
import { setAutoScroll, useAutoScrolling } from './auto-scroll.ts';
import type { AutoScrollerProps } from './auto-scroller.tsx';

const AutoScroller = lazy(() => withWords(import('./auto-scroller.tsx'), 'reading-settings'));

/** What scrolls a strip by itself, once somebody wants it: few do, so its code comes then. */
export function AutoScrollSlot(props: AutoScrollerProps) {
  const isOn = useAutoScrolling();
  // It belongs to this strip: the next one does not begin by itself.
  useEffect(() => () => setAutoScroll(false), []);
  return (
    isOn && (
      <PagePart missing={<DialogMissing onClose={() => setAutoScroll(false)} />}>
        <AutoScroller {...props} />
      </PagePart>
    )
  );
}
