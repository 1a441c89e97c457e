import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import hidden from '../../core/ui/hidden.module.css';
import { useReaderWords } from '../reader-words.ts';
import type { PageDirection } from '../settings/reading-settings.ts';
import classes from './direction-hint.module.css';

/** What a tap does at either edge of a page; and, for screen readers, which way the chapter reads. */
export function DirectionHint({ direction }: { readonly direction: PageDirection | undefined }) {
  const { t, direction: own } = useReaderWords();
  if (direction === undefined) return <output className={classes.hint} />;
  return (
    <output className={classes.hint} data-shown data-direction-hint={direction}>
      <span className={classes.zone} dir={own} aria-hidden="true">
        <IconArrowLeft size={22} stroke={1.75} />
        {t(direction === 'ltr' ? 'previousPage' : 'nextPage')}
      </span>
      <span className={hidden.hidden} dir={own}>
        {t(`readsTowards.${direction}`)}
      </span>
      <span className={classes.zone} dir={own} aria-hidden="true">
        <IconArrowRight size={22} stroke={1.75} />
        {t(direction === 'ltr' ? 'nextPage' : 'previousPage')}
      </span>
    </output>
  );
}
