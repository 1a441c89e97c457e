import { useEffect, useRef } from 'react';
import { Dialog } from '../../core/ui/dialog.tsx';
import { useReaderWords } from '../reader-words.ts';
import type { PanelProps } from './panel.ts';
import classes from './thumbnails.module.css';

/** Thumbnails of all pages of the chapter, each a link to its page. */
export default function Thumbnails({
  chapter,
  reading,
  pages,
  thumbnailOf,
  sizeOf,
  onPage,
  onPanel,
}: PanelProps) {
  const { t, direction, number, pageOf } = useReaderWords();
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    current.current?.focus({ preventScroll: true });
    current.current?.scrollIntoView({ block: 'center' });
  }, []);
  const [first] = pages;
  return (
    <Dialog
      title={t('thumbnails.title')}
      closeLabel={t('close')}
      direction={direction}
      onClose={() => onPanel(undefined)}
      size="wide"
    >
      <ol className={classes.pages} dir={reading.direction === 'rtl' ? 'rtl' : 'ltr'}>
        {Array.from({ length: chapter.pageCount }, (_, index) => {
          const page = index + 1;
          const size = sizeOf?.(page);
          const picture = thumbnailOf?.(page);
          return (
            <li key={page}>
              <button
                ref={page === first ? current : undefined}
                type="button"
                className={classes.page}
                aria-label={pageOf(page, chapter.pageCount)}
                aria-current={pages.includes(page) ? 'page' : undefined}
                onClick={() => {
                  onPage(page);
                  onPanel(undefined);
                }}
              >
                <span className={classes.box}>
                  {picture !== undefined && (
                    <img
                      className={classes.picture}
                      src={picture}
                      width={size?.width}
                      height={size?.height}
                      alt=""
                      loading="lazy"
                      decoding="async"
                      crossOrigin="anonymous"
                    />
                  )}
                </span>
                <span dir={direction}>{number(page)}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}
