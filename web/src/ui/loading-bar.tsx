import { useEffect, useState } from 'react';
import classes from './loading-bar.module.css';

/** Below this a navigation feels immediate, and a bar would only flash: 150 ms (look.md 7). */
const DELAY = 150;

/** The gold line at the top of the window while a page is on its way. */
export function LoadingBar({ active }: { readonly active: boolean }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setShown(true), DELAY);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [active]);
  return shown ? (
    <div className={classes.track} aria-hidden="true">
      <div className={classes.bar} />
    </div>
  ) : null;
}
