import { AGE_RATING_NAMES, NOT_RATED } from '@rawi/model/lists/age-ratings';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { type Localized, localize } from '@rawi/model/text/localized';
import { IconAlertTriangle, IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { paths } from '../../core/lib/paths.ts';
import { PlainButton, PlainLink } from '../../core/ui/plain-button.tsx';
import { isolatedName } from '../../domains/comics/comic-name.ts';
import { AgeButton } from '../../domains/ratings/age-button.tsx';
import type { ChapterShowing } from '../../domains/ratings/notice.ts';
import { isAskedEachTime } from '../../domains/ratings/opening.ts';
import { chapterTitles } from '../chapter-titles.ts';
import { IconLink } from '../chrome/icon-button.tsx';
import { useReaderWords } from '../reader-words.ts';
import classes from './reading-notice.module.css';

export interface ReadingNoticeProps {
  readonly chapter: ChapterPayload;
  readonly showing: ChapterShowing;
  readonly onAgree: () => void;
}

/** What stands in the place of a chapter's first page until somebody has said that they want to read it. */
export function ReadingNotice({ chapter, showing, onAgree }: ReadingNoticeProps) {
  const words = useReaderWords();
  const t = useWords('age');
  const { locale } = words;
  const titles = chapterTitles(chapter, locale);
  const toComic = paths.comic(locale, chapter.comic.slug);
  const { opens, rating, isFlashing } = showing;
  const heading = useFocus();
  return (
    <div className={classes.notice} data-notice>
      <header className={classes.top}>
        <IconLink
          icon={words.direction === 'rtl' ? IconArrowRight : IconArrowLeft}
          label={words.t('backTo', { comic: isolatedName(titles.comic, locale) })}
          to={toComic}
        />
        <p className={classes.name}>
          <bdi lang={titles.comic.lang}>{titles.comic.text}</bdi>
          {words.t('comma')}
          {words.t('chapterWithin', { number: words.number(titles.number) })}
        </p>
      </header>
      <section className={classes.words} aria-labelledby="notice-heading">
        <p className={classes.rating}>
          {(rating === undefined ? NOT_RATED : AGE_RATING_NAMES[rating])[locale]}
        </p>
        <h1 ref={heading} id="notice-heading" className={classes.heading} tabIndex={-1}>
          {t(`notice.heading.${opens === 'asAdult' ? opens : 'afterNotice'}`)}
        </h1>
        <p>{t('notice.why')}</p>
        <Contents title={t('notice.holds')} notes={chapter.comic.contentNotes} />
        <Contents
          title={t(chapter.comic.contentNotes ? 'notice.ownHolds' : 'notice.holds')}
          notes={chapter.contentNotes}
        />
        {isFlashing && (
          <p className={classes.flashing}>
            <IconAlertTriangle size={22} stroke={1.75} aria-hidden />
            <span>
              {t('notice.flashing')} {isAskedEachTime(showing) && t('notice.lessMotion')}
            </span>
          </p>
        )}
        {opens === 'asAdult' && <p>{t('notice.adult')}</p>}
        <div className={classes.actions}>
          <PlainButton size="lg" onClick={onAgree}>
            {t(actionOf(showing))}
          </PlainButton>
          <PlainLink size="lg" variant="default" to={toComic}>
            {t('notice.back')}
          </PlainLink>
        </div>
        <noscript>
          <p>{t('notice.noScript')}</p>
        </noscript>
        <AgeButton className={classes.more} />
      </section>
    </div>
  );
}

function actionOf(showing: ChapterShowing) {
  if (showing.opens === 'asAdult') return 'notice.readAsAdult';
  return isAskedEachTime(showing) ? 'notice.readFlashing' : 'notice.read';
}

interface ContentsProps {
  readonly title: string;
  readonly notes: readonly { readonly id: string; readonly name: Localized<string> }[] | undefined;
}

function Contents({ title, notes = [] }: ContentsProps) {
  const { locale } = useReaderWords();
  if (notes.length === 0) return null;
  return (
    <div>
      <h2 className={classes.subheading}>{title}</h2>
      <ul className={classes.list}>
        {notes.map(({ id, name }) => {
          const shown = localize(name, locale);
          return (
            <li key={id} lang={shown.locale} className={classes.note}>
              {shown.value}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The heading takes the focus, where nothing else has it: a screen reader begins with it. */
function useFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
