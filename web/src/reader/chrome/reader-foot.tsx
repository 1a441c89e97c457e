import type { ChapterPayload } from '@rawi/model/pages/pages';
import { memo } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import hidden from '../../core/ui/hidden.module.css';
import { AutoScrollSlot } from '../auto-scroll/auto-scroll-slot.tsx';
import { FlipControl } from '../flip/flip-control.tsx';
import type { Flip } from '../flip/use-flip.ts';
import { LAYOUTS } from '../layouts.ts';
import type { Way } from '../order/use-way.ts';
import type { PageSource } from '../pages/page-source.ts';
import {
  currentPage,
  currentPages,
  currentStep,
  isAtEnd,
  type ReaderAction,
  type ReaderState,
} from '../reader-state.ts';
import { useReaderWords } from '../reader-words.ts';
import type { Reading } from '../settings/use-reading.ts';
import { DirectionHint } from './direction-hint.tsx';
import { FootBar } from './foot-bar.tsx';
import classes from './reader-foot.module.css';
import { ReaderNotes } from './reader-notes.tsx';

interface ReaderFootProps {
  readonly chapter: ChapterPayload;
  readonly way: Way;
  readonly state: ReaderState;
  readonly reading: Reading;
  readonly flip: Flip | undefined;
  readonly hint: 'ltr' | 'rtl' | undefined;
  /** Set when this is a copy kept on the device: its time, in milliseconds since the epoch. */
  readonly keptAt: number | undefined;
  /** The translator whom this person reads has not translated this chapter. */
  readonly isFallback: boolean;
  /** The chapter's images; undefined if it is a PDF. */
  readonly images: PageSource | undefined;
  readonly dispatch: (action: ReaderAction) => void;
}

/**
 * The bottom bar, the notes over the pages and the live announcements. Memoized: it renders again only when
 * its props change.
 */
export const ReaderFoot = memo(function ReaderFoot(props: ReaderFootProps) {
  const { chapter, way, state, reading, flip, hint, keptAt, isFallback, images, dispatch } = props;
  const words = useReaderWords();
  const { t } = words;
  const { pageCount } = chapter;
  const atEnd = isAtEnd(state);
  const shown = state.chrome || atEnd;
  const pages = currentPages(state);
  // A strip runs downwards, so its bars follow the interface's direction.
  const lineDirection = reading.direction === 'vertical' ? words.direction : reading.direction;
  return (
    <>
      {flip && (
        <FlipControl flip={flip} language={chapter.language} pages={pages} shown={state.chrome && !atEnd} />
      )}
      <ReaderNotes
        chapter={chapter}
        shown={state.chrome && !atEnd && hint === undefined}
        keptAt={keptAt}
        isFallback={isFallback}
      />
      <FootBar
        chapter={chapter}
        way={way}
        direction={lineDirection}
        page={currentPage(state)}
        pages={pages}
        shown={shown}
        thumbnailOf={images?.thumbnailOf}
        onPage={(page) => dispatch({ type: 'go', page })}
      />
      <PlaceLine
        page={pages.at(-1) ?? pageCount}
        label={words.pagesShort(pages, pageCount)}
        pageCount={pageCount}
        direction={lineDirection}
        shown={!shown}
      />
      {LAYOUTS[state.layout].surface === 'strip' && !atEnd && (
        <AutoScrollSlot comicId={chapter.comic.id} pace={reading.pace} />
      )}
      <DirectionHint direction={atEnd ? undefined : hint} taps={reading.taps} />
      <p className={hidden.hidden} aria-live="polite">
        {atEnd
          ? t('end.finished', { number: words.number(chapter.number) })
          : words.pagesOf(pages, pageCount)}
        {!atEnd && state.steps && <PanelPlace state={state} />}
        {flip?.isOther &&
          flip.target.hasAny(pages) &&
          ` ${t('flip.now', { language: words.language(flip.target.language) })}`}
      </p>
    </>
  );
});

/** Which panel of the spread is shown, for who hears it. Its words have come with the panels. */
function PanelPlace({ state }: Pick<ReaderFootProps, 'state'>) {
  const setting = useWords('reading-settings');
  const words = useReaderWords();
  const panel = currentStep(state)?.panel;
  const last = state.steps?.[state.at]?.findLast((step) => step.panel !== undefined)?.panel;
  if (panel === undefined || last === undefined) return null;
  return ` ${setting('panelOf', { panel: words.number(panel + 1), total: words.number(last + 1) })}`;
}

interface PlaceLineProps {
  /** The last page of the current spread. */
  readonly page: number;
  readonly label: string;
  readonly pageCount: number;
  readonly direction: 'ltr' | 'rtl';
  readonly shown: boolean;
}

/** Shown while the bars are hidden: a gold progress line at the bottom, and the page number on a chip. */
function PlaceLine({ page, label, pageCount, direction, shown }: PlaceLineProps) {
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
