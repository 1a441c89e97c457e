import type { CSSProperties } from 'react';
import { useReaderWords } from '../reader-words.ts';
import classes from './page-slider.module.css';

interface PageSliderProps {
  readonly page: number;
  readonly pageCount: number;
  /** It fills as the pages run, whatever the interface's direction (look.md, section 5). */
  readonly direction: 'ltr' | 'rtl';
  readonly onPage: (page: number) => void;
}

/** The page as a slider: dragging, the arrow keys and assistive technology all move it. */
export function PageSlider({ page, pageCount, direction, onPage }: PageSliderProps) {
  const words = useReaderWords();
  const filled = pageCount === 1 ? 1 : (page - 1) / (pageCount - 1);
  const style: CSSProperties & Record<'--filled', number> = { '--filled': filled };
  return (
    <input
      className={classes.slider}
      style={style}
      dir={direction}
      type="range"
      min={1}
      max={pageCount}
      step={1}
      value={page}
      disabled={pageCount === 1}
      aria-label={words.t('page')}
      aria-valuetext={words.pageOf(page, pageCount)}
      onChange={(event) => onPage(event.currentTarget.valueAsNumber)}
    />
  );
}
