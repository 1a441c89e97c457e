import { useReaderWords } from '../reader-words.ts';
import classes from './chrome.module.css';

interface PlaceLineProps {
  /** The last one that is read now. */
  readonly page: number;
  readonly label: string;
  readonly pageCount: number;
  readonly direction: 'ltr' | 'rtl';
  readonly shown: boolean;
}

/** What is left while the bars are away: a gold line at the foot and the page on a chip. */
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
