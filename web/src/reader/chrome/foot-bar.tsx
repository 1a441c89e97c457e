import type { ChapterPayload } from '@rawi/model/pages/pages';
import { IconChevronLeftPipe, IconChevronRightPipe } from '@tabler/icons-react';
import { isolated } from '../../core/i18n/isolated.ts';
import type { Way, WayStop } from '../order/use-way.ts';
import { WayLink } from '../order/way-link.tsx';
import { useReaderWords } from '../reader-words.ts';
import classes from './chrome.module.css';
import { PageSlider } from './page-slider.tsx';

interface FootBarProps {
  readonly chapter: ChapterPayload;
  readonly way: Way;
  /** The direction of the pages: the previous chapter is on the side of the first page. */
  readonly direction: 'ltr' | 'rtl';
  readonly page: number;
  /** All current pages; none on the end card. */
  readonly pages: readonly number[];
  readonly shown: boolean;
  /** A thumbnail of a page, if there is one. */
  readonly thumbnailOf: ((page: number) => string | undefined) | undefined;
  readonly onPage: (page: number) => void;
}

/** The neighbouring chapters around the page slider. */
export function FootBar({ chapter, way, direction, page, pages, shown, thumbnailOf, onPage }: FootBarProps) {
  const words = useReaderWords();
  const { pageCount } = chapter;
  return (
    <footer className={classes.foot} dir={direction} data-shown={shown || undefined}>
      <Neighbour stop={way.previous} side="previous" direction={direction} />
      <div className={classes.pages}>
        {/* In words: «١١» alone looks like a pause button. */}
        <output className={classes.count} dir={words.direction} aria-hidden>
          {words.pagesShort(pages, pageCount)}
        </output>
        <PageSlider
          page={page}
          pageCount={pageCount}
          direction={direction}
          thumbnailOf={thumbnailOf}
          onPage={onPage}
        />
      </div>
      <Neighbour stop={way.next} side="next" direction={direction} />
    </footer>
  );
}

interface NeighbourProps {
  readonly stop: WayStop | undefined;
  readonly side: 'previous' | 'next';
  readonly direction: 'ltr' | 'rtl';
}

/** Names the chapter in words: the arrow alone could be taken for the next page's. */
function Neighbour({ stop, side, direction }: NeighbourProps) {
  const words = useReaderWords();
  if (stop === undefined) return <span className={classes.neighbour} data-side={side} data-none />;
  const { name, fullName, translator } = stop;
  const label = words.t(side === 'next' ? 'nextChapterNamed' : 'previousChapterNamed', { chapter: fullName });
  const pointsLeft = (side === 'previous') === (direction === 'ltr');
  const Icon = pointsLeft ? IconChevronLeftPipe : IconChevronRightPipe;
  return (
    <WayLink
      stop={stop}
      className={classes.neighbour}
      data-side={side}
      aria-label={
        translator === undefined
          ? label
          : words.t('neighbourBy', { chapter: label, translator: isolated(translator) })
      }
    >
      <Icon size={22} stroke={1.75} aria-hidden />
      <span className={classes.neighbourName} dir={words.direction}>
        <span className={classes.neighbourSide}>
          {words.t(side === 'next' ? 'nextChapter' : 'previousChapter')}
        </span>
        <span className={classes.neighbourTitle}>{name}</span>
      </span>
    </WayLink>
  );
}
