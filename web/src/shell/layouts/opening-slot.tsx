import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { endOpening, useOpeningComic } from '../../domains/comics/opening-comic.ts';
import classes from './page-layout.module.css';

/** A click that leads to no navigation within this time leads to none, in milliseconds. */
const BEGIN_TIMEOUT_MS = 1000;

/** Over the page that is being left: the header of the comic that is being opened, until its page is there. */
export function OpeningSlot() {
  const { comic, painter: Painter } = useOpeningComic();
  const { state, location: next } = useNavigation();
  const { pathname, key } = useLocation();
  const hasBegun = useRef(false);
  const isGoing = state !== 'idle' && next?.pathname === comic?.to;
  const from = useRef(key);

  useEffect(() => {
    if (!comic) {
      hasBegun.current = false;
      from.current = key;
      return undefined;
    }
    if (isGoing) hasBegun.current = true;
    else if (hasBegun.current || pathname === comic.to || from.current !== key) endOpening();
    else {
      const timer = setTimeout(endOpening, BEGIN_TIMEOUT_MS);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [comic, isGoing, pathname, key]);

  if (!comic || !Painter) return null;
  return (
    <div className={classes.opening} aria-hidden="true">
      <Painter comic={comic} />
    </div>
  );
}
