import { useEffect, useState } from 'react';
import { useWords } from '../i18n/i18n.ts';
import hidden from './hidden.module.css';
import classes from './loading-bar.module.css';

/** Below this a navigation feels immediate, and a bar would only flash: 150 ms (look.md 7). */
const DELAY = 150;
/** A screen reader is told of a wait that lasts: a second. */
const SPOKEN_DELAY = 1000;

/** The gold line at the top of the window while a page is on its way; a longer wait is said to screen readers too. */
export function LoadingBar({ active }: { readonly active: boolean }) {
  const t = useWords('shell');
  const shown = useDelayed(active, DELAY);
  const spoken = useDelayed(active, SPOKEN_DELAY);
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

/** Whether `active` has been true for so many milliseconds. */
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
