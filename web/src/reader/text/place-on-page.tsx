import { createPortal } from 'react-dom';
import type { Part } from '../guided/guided-steps.ts';
import { partWithin, styleOfPart, usePageOnScreen } from '../guided/page-on-screen.ts';
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
  const target = usePageOnScreen(page);
  if (target === null) return null;
  const style = styleOfPart(partWithin(place, cropOf(page)));
  return createPortal(<div className={classes.place} style={style} data-text-place />, target);
}
