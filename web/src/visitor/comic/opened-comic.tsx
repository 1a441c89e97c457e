import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { BUSY, endOpening, type Opener, useOpening } from '../../domains/comics/opening-comic.ts';
import { ComicOpening, TRAVELED_COVER } from './comic-opening.tsx';
import classes from './opened-comic.module.css';
import { travel } from './travel.ts';

/** A click that leads to no navigation within this time leads to none, in milliseconds. */
const BEGIN_TIMEOUT_MS = 1000;

/** Answers a card's click by the header of its comic, until its page is there. */
export const COMIC_OPENER: Opener = {
  Opened: OpenedComic,
  travel: (cover, show) => travel(cover, show, () => document.querySelector(`[${TRAVELED_COVER}]`)),
};

function OpenedComic() {
  const { comic } = useOpening();
  const { state, location: next } = useNavigation();
  const { pathname, key } = useLocation();
  const hasBegun = useRef(false);
  const isGoing = state !== 'idle' && next?.pathname === comic?.to;
  const from = useRef(key);

  useEffect(() => {
    if (!comic) return;
    for (const card of document.querySelectorAll(`a[${BUSY}]`)) card.removeAttribute(BUSY);
  }, [comic]);
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

  if (!comic) return null;
  return (
    <div className={classes.opening} aria-hidden="true">
      <ComicOpening comic={comic} />
    </div>
  );
}
