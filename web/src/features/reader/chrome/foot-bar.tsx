import type { ChapterPayload } from '@rawi/model/pages';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { useReaderWords } from '../reader-words.ts';
import classes from './chrome.module.css';
import { PageSlider } from './page-slider.tsx';

interface FootBarProps {
  readonly chapter: ChapterPayload;
  readonly page: number;
  readonly pageCount: number;
  readonly shown: boolean;
  readonly onPage: (page: number) => void;
}

/** The neighbouring chapters around the page slider. */
export function FootBar({ chapter, page, pageCount, shown, onPage }: FootBarProps) {
  const words = useReaderWords();
  const pages = chapter.readingDirection === 'rtl' ? 'rtl' : 'ltr';
  return (
    <footer className={classes.foot} data-shown={shown || undefined}>
      <Neighbour chapter={chapter.previous} side="previous" />
      <div className={classes.pages} dir={pages}>
        <output className={classes.count} aria-hidden>
          {words.number(page)}
        </output>
        <PageSlider page={page} pageCount={pageCount} direction={pages} onPage={onPage} />
        <span className={classes.count} data-last aria-hidden>
          {words.number(pageCount)}
        </span>
      </div>
      <Neighbour chapter={chapter.next} side="next" />
    </footer>
  );
}

interface NeighbourProps {
  readonly chapter: ChapterPayload['next'];
  readonly side: 'previous' | 'next';
}

function Neighbour({ chapter, side }: NeighbourProps) {
  const words = useReaderWords();
  if (chapter === undefined) return <span className={classes.neighbour} data-side={side} data-none />;
  const name = words.chapter(chapter.number);
  const pointsLeft = (side === 'previous') === (words.direction === 'ltr');
  const Icon = pointsLeft ? IconChevronLeft : IconChevronRight;
  return (
    <Link
      className={classes.neighbour}
      data-side={side}
      to={paths.chapter(words.locale, chapter.id)}
      aria-label={words.t(side === 'next' ? 'nextChapterNamed' : 'previousChapterNamed', { chapter: name })}
    >
      <Icon size={22} stroke={1.75} aria-hidden />
      <span className={classes.neighbourName}>{name}</span>
    </Link>
  );
}
