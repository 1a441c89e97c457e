import { useReaderWords } from '../reader-words.ts';
import classes from './chrome.module.css';

interface PlaceLineProps {
  /** The last page of the current spread. */
  readonly page: number;
  readonly label: string;
  readonly pageCount: number;
  readonly direction: 'ltr' | 'rtl';
  readonly shown: boolean;
}

/** Shown while the bars are hidden: a gold progress line at the bottom, and the page number on a chip. */
export function PlaceLine({ page, label, pageCount, direction, shown }: PlaceLineProps) {
  const words = useReaderWords();
  return (
    <div className={classes.place} data-shown={shown || undefined} aria-hidden>
      <span className={classes.chip} dir={words.direction}>
        {label}
      </span>
      <div className={classes.line} dir={direction}>
        <div className={classes.lineDone} style={{ inlineSize: `${(100 * page) / pageCount}%` }} />
      </div>
    </div>
  );
}
