import type { Review } from '@rawi/model/truth/review';
import { Link } from 'react-router-dom';
import { formatAge, formatNumber, joinParts } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { idOf } from '../../core/lib/document-id.ts';
import { paths } from '../../core/lib/paths.ts';
import { useNow } from '../../core/lib/use-now.ts';
import { useDocument } from '../../core/live/use-document.ts';
import { useList } from '../../core/live/use-list.ts';
import { reviewsOfOwner } from '../../domains/reviews/reviews.ts';
import { translatorOf } from '../../domains/translators/translator.ts';
import classes from './item.module.css';
import record from './record.module.css';
import { STATE_AFTER, standingOf } from './standing.ts';
import { ReviewTitle, useKindWords } from './title.tsx';

interface RecordProps {
  readonly uid: string;
  /** The review of this page, which the list leaves out. */
  readonly reviewId: string;
}

/** The owner's record: their level and chapters, and the decisions about their other work. */
export function Record({ uid, reviewId }: RecordProps) {
  const t = useWords('review');
  const locale = useLocale();
  const { state } = useDocument(translatorOf(uid));
  const others = useList(reviewsOfOwner(uid)).items?.filter((item) => idOf(item) !== reviewId);
  const chapters = state.state === 'ready' ? state.data.publishedChapters : 0;
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>{t('record.title')}</h2>
      <p className={classes.none}>
        {state.state === 'ready' && (
          <>
            {t('record.level', { level: formatNumber(state.data.level, locale) })}
            {' · '}
          </>
        )}
        {t('record.chapters', { count: chapters, number: formatNumber(chapters, locale) })}
      </p>
      {others && others.length === 0 && <p className={classes.none}>{t('record.none')}</p>}
      {others && others.length > 0 && (
        <ul className={record.list}>
          {others.map((item) => (
            <RecordRow key={item.path} id={idOf(item)} review={item.data} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface RecordRowProps {
  readonly id: string;
  readonly review: Review;
}

function RecordRow({ id, review }: RecordRowProps) {
  const t = useWords('review');
  const locale = useLocale();
  const kindOf = useKindWords();
  // A claim of anybody is no news here: it waits.
  const standing = standingOf(review, review.uid, useNow());
  const at = review.decisions.at(-1)?.at;
  return (
    <li>
      <Link to={paths.review(locale, id)}>
        <ReviewTitle review={review} /> {kindOf(review)}
      </Link>{' '}
      <span>
        {standing.of === 'decided' && at
          ? joinParts(
              locale,
              t(`states.${STATE_AFTER[standing.verdict]}`),
              formatAge(at.toISOString(), locale),
            )
          : t(standing.of === 'withdrawn' ? 'states.withdrawn' : 'record.waits')}
      </span>
    </li>
  );
}
