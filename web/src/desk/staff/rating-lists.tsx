import { Button } from '@mantine/core';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import type { Comic } from '@rawi/model/truth/comic';
import type { RatingReport } from '@rawi/model/truth/rating-report';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatAge } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { idOf } from '../../core/lib/document-id.ts';
import { paths } from '../../core/lib/paths.ts';
import type { ListItem } from '../../core/live/list-pages.ts';
import { useDocument } from '../../core/live/use-document.ts';
import { callReview } from '../../core/session/review-calls.ts';
import { FactLine } from '../../core/ui/fact-line.tsx';
import { PageMessage } from '../../core/ui/page-message.tsx';
import { comicAt } from '../../domains/asks/ask-lists.ts';
import { comicName } from '../../domains/comics/comic-name.ts';
import type { RatingChoice } from '../../domains/ratings/rating-choice.ts';
import RatingDialog from '../../domains/ratings/rating-dialog.tsx';
import { useRatingWords } from '../../domains/ratings/rating-words.ts';
import { OPEN_RATING_REPORTS, UNRATED_COMICS } from '../../domains/staff/lists.ts';
import { StaffAction } from './staff-action.tsx';
import { StaffList } from './staff-list.tsx';
import classes from './staff-page.module.css';

/** What readers say of age ratings and content notes. */
export function RatingReports() {
  const t = useWords('staff');
  return (
    <StaffList
      source={OPEN_RATING_REPORTS}
      empty={
        <PageMessage isPart title={t('ratings.ratingsEmpty.title')} text={t('ratings.ratingsEmpty.text')} />
      }
    >
      {(item) => <RatingReportRow key={item.path} report={item.data} />}
    </StaffList>
  );
}

/** The comics that nobody has rated, the most read first; one that is rated goes from the list. */
export function UnratedComics() {
  const t = useWords('staff');
  return (
    <StaffList
      source={UNRATED_COMICS}
      empty={
        <PageMessage isPart title={t('ratings.unratedEmpty.title')} text={t('ratings.unratedEmpty.text')} />
      }
    >
      {(item) => <UnratedRow key={item.path} item={item} />}
    </StaffList>
  );
}

/** A report: the comic as it is now, what it had, what the reader would have, and in which words. */
function RatingReportRow({ report }: { readonly report: RatingReport }) {
  const t = useWords('staff');
  const locale = useLocale();
  const wordsOf = useRatingWords();
  const { comicId, uid, shown, proposed, words, at } = report;
  const { state } = useDocument(comicAt(comicId));
  const comic = state.state === 'ready' ? state.data : undefined;
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <h2 className={classes.name}>
          {comic ? <ComicLink comic={comic} /> : state.state === 'loading' ? '…' : t('ratings.comicGone')}
        </h2>
        <FactLine>
          <span>{t('ratings.had', { rating: wordsOf(shown) })}</span>
          <span>{t('ratings.wants', { rating: wordsOf(proposed) })}</span>
          {comic && wordsOf(comic) !== wordsOf(shown) && (
            <span>{t('ratings.now', { rating: wordsOf(comic) })}</span>
          )}
          <time dateTime={at.toISOString()}>
            {t('reports.sent', { age: formatAge(at.toISOString(), locale) })}
          </time>
        </FactLine>
        {words !== undefined && (
          <blockquote className={classes.said}>
            <bdi lang={languageOfScript(words)}>{words}</bdi>
          </blockquote>
        )}
      </div>
      <div className={classes.actions}>
        {comic && (
          <RateButton label={t('ratings.correct')} comicId={comicId} comic={comic} proposed={proposed} />
        )}
        <StaffAction
          done={t('ratings.dismissed')}
          onAct={() => callReview({ action: 'closeRatingReport', comicId, uid })}
        >
          {t('ratings.dismiss')}
        </StaffAction>
      </div>
    </li>
  );
}

function UnratedRow({ item }: { readonly item: ListItem<Comic> }) {
  const t = useWords('staff');
  const comic = item.data;
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <h2 className={classes.name}>
          <ComicLink comic={comic} />
        </h2>
      </div>
      <div className={classes.actions}>
        <RateButton label={t('ratings.rate')} comicId={idOf(item)} comic={comic} />
      </div>
    </li>
  );
}

function ComicLink({ comic }: { readonly comic: Comic }) {
  const locale = useLocale();
  const { text, lang } = comicName(comic, locale);
  return (
    <Link to={paths.comic(locale, comic.slug)}>
      <bdi lang={lang}>{text}</bdi>
    </Link>
  );
}

interface RateButtonProps {
  readonly label: string;
  readonly comicId: string;
  readonly comic: Comic;
  readonly proposed?: RatingChoice;
}

function RateButton({ label, comicId, comic, proposed }: RateButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { ageRating, contentNotes } = comic;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <RatingDialog
          isReviewer
          comic={{ comicId, rating: { ageRating, contentNotes } }}
          {...(proposed && { proposed })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
