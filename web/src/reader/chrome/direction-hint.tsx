import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useReaderWords } from '../reader-words.ts';
import type { PageDirection } from '../settings/reading-settings.ts';
import classes from './direction-hint.module.css';

/** The tap zones of a page with what they do, and which way the chapter reads. */
export function DirectionHint({ direction }: { readonly direction: PageDirection | undefined }) {
  const { t, direction: own } = useReaderWords();
  if (direction === undefined) return <output className={classes.hint} />;
  return (
    <output className={classes.hint} data-shown data-direction-hint={direction}>
      <span className={classes.zone} dir={own} aria-hidden="true">
        <IconArrowLeft size={28} stroke={1.75} />
        {t(direction === 'ltr' ? 'previousPage' : 'nextPage')}
      </span>
      <span className={classes.words} dir={own}>
        {t(`readsTowards.${direction}`)}
      </span>
      <span className={classes.zone} dir={own} aria-hidden="true">
        <IconArrowRight size={28} stroke={1.75} />
        {t(direction === 'ltr' ? 'nextPage' : 'previousPage')}
      </span>
    </output>
  );
}
