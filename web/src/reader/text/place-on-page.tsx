import { type CSSProperties, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Part } from '../guided/guided-steps.ts';
import { WHOLE_PAGE } from '../pages/fit-page.ts';
import type { PageSource } from '../pages/page-source.ts';
import classes from './place-on-page.module.css';

interface PlaceOnPageProps {
  readonly page: number;
  readonly place: Part;
  readonly cropOf: PageSource['cropOf'];
}

/** A frame around a place of a page that is shown. */
export function PlaceOnPage({ page, place, cropOf = () => WHOLE_PAGE }: PlaceOnPageProps) {
  const target = useShownPage(page);
  const shown = cropOf(page);
  if (target === null) return null;
  const percent = (share: number) => `${share * 100}%`;
  const style: CSSProperties = {
    left: percent((place.x - shown.x) / shown.width),
    top: percent((place.y - shown.y) / shown.height),
    width: percent(place.width / shown.width),
    height: percent(place.height / shown.height),
  };
  return createPortal(<div className={classes.place} style={style} data-text-place />, target);
}

/** The element of a page on the screen; looked for again with each rendering, since another way of reading draws another one. */
export const useShownPage = (page: number): Element | null =>
  useSyncExternalStore(
    never,
    () =>
      document.querySelector(`[data-current] [data-page="${page}"]`) ??
      document.querySelector(`[data-reader="vertical"] [data-page="${page}"]`),
    () => null,
  );

const never = () => () => undefined;
