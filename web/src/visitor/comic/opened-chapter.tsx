import type { ComicPayload } from '@rawi/model/pages/pages';
import { IconArrowLeft } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { mayZoom } from '../../core/lib/zoom-into.ts';
import { comicName } from '../../domains/comics/comic-name.ts';
import classes from './opened-chapter.module.css';
import { travel } from './travel.ts';

/** A click that leads to no navigation within this time leads to none, in milliseconds. */
const BEGIN_TIMEOUT_MS = 1000;
/** Marks where a comic's cover travels to: the place of the chapter's first page. */
const TITLE_PAGE = 'data-title-page';

interface Opened {
  /** The file of the cover that the page shows: it is decoded already. Undefined where a later page is opened. */
  readonly cover: string | undefined;
}

interface OpenedChapter {
  /** For the link that opens the chapter. */
  readonly handleClick: (event: MouseEvent<HTMLElement>) => void;
  /** The same without a click, at another page than the first. */
  readonly show: () => void;
  /** The reader as far as it is known, from the click until its page is there. */
  readonly opened: ReactNode;
}

/**
 * Answers a click that opens a chapter by the reader's bars, in the same frame: it waits for neither network nor code. `isFirst`
 * says that the chapter is opened at its first page, for which the cover of the comic stands meanwhile, and travels there.
 */
export function useOpenedChapter(comic: ComicPayload, number: number, isFirst: boolean): OpenedChapter {
  const [opened, setOpened] = useState<Opened>();
  const end = useCallback(() => setOpened(undefined), []);
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const { currentTarget: link, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const picture = isFirst ? link.closest('header')?.querySelector('img') : undefined;
    const source = picture?.currentSrc === '' ? picture.src : picture?.currentSrc;
    const open = () => flushSync(() => setOpened({ cover: source }));
    const cover = picture?.parentElement;
    if (cover && mayZoom()) travel(cover, open, () => document.querySelector(`[${TITLE_PAGE}]`));
    else open();
  };
  return {
    handleClick,
    show: () => setOpened({ cover: undefined }),
    opened: opened && <ReaderOpening comic={comic} number={number} cover={opened.cover} onEnd={end} />,
  };
}

interface ReaderOpeningProps {
  readonly comic: ComicPayload;
  readonly number: number;
  readonly cover: string | undefined;
  readonly onEnd: () => void;
}

/** The page that it lies over is left when the chapter is there. A press, or Escape, stays on it. */
function ReaderOpening({ comic, number, cover, onEnd }: ReaderOpeningProps) {
  const t = useWords('comic');
  const locale = useLocale();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const { state } = useNavigation();
  const screen = useRef<HTMLDivElement>(null);
  const hasBegun = useRef(false);
  const name = comicName(comic, locale);

  useEffect(() => {
    if (state !== 'idle') hasBegun.current = true;
    else if (hasBegun.current) onEnd();
    else {
      const timer = setTimeout(onEnd, BEGIN_TIMEOUT_MS);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [state, onEnd]);
  useEffect(() => {
    const stay = () => {
      onEnd();
      void navigate(pathname + search + hash, { replace: true, preventScrollReset: true });
    };
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') stay();
    };
    const element = screen.current;
    element?.addEventListener('click', stay);
    document.addEventListener('keydown', handleKey);
    return () => {
      element?.removeEventListener('click', stay);
      document.removeEventListener('keydown', handleKey);
    };
  }, [navigate, pathname, search, hash, onEnd]);

  return createPortal(
    <div ref={screen} className={classes.screen} aria-hidden="true" data-opened-chapter>
      <div className={classes.top}>
        <span className={classes.back}>
          <IconArrowLeft size={24} stroke={1.75} />
        </span>
        <div className={classes.titles}>
          <bdi className={classes.name} lang={name.lang}>
            {name.text}
          </bdi>
          <span className={classes.number}>{t('chapter', { number: formatNumber(number, locale) })}</span>
        </div>
      </div>
      <div className={classes.surface}>
        <span className={classes.page} {...{ [TITLE_PAGE]: '' }}>
          {cover !== undefined && <img src={cover} alt="" decoding="sync" />}
        </span>
      </div>
      <div className={classes.foot} />
    </div>,
    document.body,
  );
}
