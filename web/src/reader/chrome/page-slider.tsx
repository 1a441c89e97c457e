import { type CSSProperties, useState } from 'react';
import { useReaderWords } from '../reader-words.ts';
import classes from './page-slider.module.css';

interface PageSliderProps {
  readonly page: number;
  readonly pageCount: number;
  /**
   * The slider fills in the direction of the pages, whatever the interface's direction (look.md, section 5).
   */
  readonly direction: 'ltr' | 'rtl';
  readonly thumbnailOf: ((page: number) => string | undefined) | undefined;
  readonly onPage: (page: number) => void;
}

/**
 * A slider of the current page, moved by dragging, arrow keys or assistive technology. While it is dragged it
 * shows the page number.
 */
export function PageSlider({ page: given, pageCount, direction, thumbnailOf, onPage }: PageSliderProps) {
  const words = useReaderWords();
  const [isDragged, setIsDragged] = useState(false);
  // The bars follow the page a moment later: until then, and during a drag, the slider shows its own value.
  const [chosen, setChosen] = useState<{ readonly from: number; readonly page: number }>();
  const page = chosen !== undefined && (isDragged || chosen.from === given) ? chosen.page : given;
  const choose = (next: number) => {
    setChosen({ from: given, page: next });
    onPage(next);
  };
  const filled = pageCount === 1 ? 1 : (page - 1) / (pageCount - 1);
  const style: CSSProperties & Record<'--filled', number> = { '--filled': filled };
  return (
    <div className={classes.box} style={style} dir={direction}>
      {isDragged && (
        <output className={classes.preview} aria-hidden>
          {thumbnailOf?.(page) !== undefined && (
            <img className={classes.picture} src={thumbnailOf(page)} alt="" crossOrigin="anonymous" />
          )}
          <span dir={words.direction}>{words.number(page)}</span>
        </output>
      )}
      <input
        className={classes.slider}
        dir={direction}
        type="range"
        min={1}
        max={pageCount}
        step={1}
        value={page}
        disabled={pageCount === 1}
        aria-label={words.t('page')}
        aria-valuetext={words.pageOf(page, pageCount)}
        onPointerDown={() => setIsDragged(true)}
        onPointerUp={() => setIsDragged(false)}
        onPointerCancel={() => setIsDragged(false)}
        onLostPointerCapture={() => setIsDragged(false)}
        onChange={(event) => choose(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
