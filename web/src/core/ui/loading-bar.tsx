import { useEffect, useState } from 'react';
import { useWords } from '../i18n/i18n.ts';
import hidden from './hidden.module.css';
import classes from './loading-bar.module.css';

/** A navigation shorter than this feels immediate, and a bar would only flash: 150 ms (look.md 7). */
const DELAY_MS = 150;
/** A screen reader announces a wait of at least a second. */
const SPOKEN_DELAY_MS = 1000;

/**
 * The gold line at the top of the window while a page is loading; a longer wait is announced by screen
 * readers too.
 */
export function LoadingBar({ active }: { readonly active: boolean }) {
  const t = useWords('shell');
  const shown = useDelayed(active, DELAY_MS);
  const spoken = useDelayed(active, SPOKEN_DELAY_MS);
  return (
    <>
      <span className={hidden.hidden} aria-live="polite">
        {spoken ? t('loading') : ''}
      </span>
      {shown && (
        <div className={classes.track} aria-hidden="true">
          <div className={classes.bar} />
        </div>
      )}
    </>
  );
}

/** Whether `active` has been true for this number of milliseconds. */
function useDelayed(active: boolean, delay: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setIsOver(true), delay);
    return () => {
      clearTimeout(timer);
      setIsOver(false);
    };
  }, [active, delay]);
  return isOver;
}
