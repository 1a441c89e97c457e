import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import hidden from '../../core/ui/hidden.module.css';
import { useReaderWords } from '../reader-words.ts';
import type { PageDirection } from '../settings/reading-settings.ts';
import type { TapZones } from '../tap-zones.ts';
import classes from './direction-hint.module.css';

interface DirectionHintProps {
  readonly direction: PageDirection | undefined;
  readonly taps: TapZones;
}

/** What a tap does at either edge of a page; and, for screen readers, which way the chapter reads. */
export function DirectionHint({ direction, taps }: DirectionHintProps) {
  const { t, direction: own } = useReaderWords();
  if (direction === undefined) return <output className={classes.hint} />;
  // For one hand, or none, the sides do something else.
  const isTapped = taps === 'thirds' || taps === 'edges';
  return (
    <output className={classes.hint} data-shown data-direction-hint={direction}>
      {isTapped && (
        <span className={classes.zone} dir={own} aria-hidden="true">
          <IconArrowLeft size={22} stroke={1.75} />
          {t(direction === 'ltr' ? 'previousPage' : 'nextPage')}
        </span>
      )}
      <span className={hidden.hidden} dir={own}>
        {t(`readsTowards.${direction}`)}
      </span>
      {isTapped && (
        <span className={classes.zone} dir={own} aria-hidden="true">
          <IconArrowRight size={22} stroke={1.75} />
          {t(direction === 'ltr' ? 'nextPage' : 'previousPage')}
        </span>
      )}
    </output>
  );
}
