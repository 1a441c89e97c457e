import type { ChapterPayload } from '@rawi/model/pages/pages';
import { IconChevronLeftPipe, IconChevronRightPipe } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { isolated } from '../../core/i18n/isolated.ts';
import { paths } from '../../core/lib/paths.ts';
import { otherTranslator } from '../other-translator.ts';
import { useReaderWords } from '../reader-words.ts';
import classes from './chrome.module.css';
import { PageSlider } from './page-slider.tsx';

interface FootBarProps {
  readonly chapter: ChapterPayload;
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
export function FootBar({ chapter, direction, page, pages, shown, thumbnailOf, onPage }: FootBarProps) {
  const words = useReaderWords();
  const { pageCount } = chapter;
  return (
    <footer className={classes.foot} dir={direction} data-shown={shown || undefined}>
      <Neighbour of={chapter} chapter={chapter.previous} side="previous" direction={direction} />
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
      <Neighbour of={chapter} chapter={chapter.next} side="next" direction={direction} />
    </footer>
  );
}

interface NeighbourProps {
  readonly of: ChapterPayload;
  readonly chapter: ChapterPayload['next'];
  readonly side: 'previous' | 'next';
  readonly direction: 'ltr' | 'rtl';
}

/** Names the chapter in words: the arrow alone could be taken for the next page's. */
function Neighbour({ of, chapter, side, direction }: NeighbourProps) {
  const words = useReaderWords();
  if (chapter === undefined) return <span className={classes.neighbour} data-side={side} data-none />;
  const name = words.chapter(chapter.number);
  const translator = otherTranslator(of, chapter);
  const label = words.t(side === 'next' ? 'nextChapterNamed' : 'previousChapterNamed', { chapter: name });
  const pointsLeft = (side === 'previous') === (direction === 'ltr');
  const Icon = pointsLeft ? IconChevronLeftPipe : IconChevronRightPipe;
  return (
    <Link
      className={classes.neighbour}
      data-side={side}
      to={paths.chapter(words.locale, chapter.id)}
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
        {name}
      </span>
    </Link>
  );
}
