import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { OVERDUE_DAYS, type Review } from '@rawi/model/truth/review';
import { IconAlertTriangle, IconClockExclamation, IconGavel, IconReplace } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { formatAge, formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { idOf } from '../../core/lib/document-id.ts';
import { paths } from '../../core/lib/paths.ts';
import type { ListItem } from '../../core/live/list-pages.ts';
import { Badge } from '../../core/ui/badge.tsx';
import { classNames } from '../../core/ui/class-names.ts';
import { FactLine } from '../../core/ui/fact-line.tsx';
import row from '../../core/ui/row.module.css';
import { Avatar } from '../../domains/people/avatar.tsx';
import { formatWait } from './format-wait.ts';
import classes from './queue.module.css';
import { QueueClaim } from './queue-claim.tsx';
import { ReviewCover } from './review-cover.tsx';
import { standingOf } from './standing.ts';
import { PersonName, ReviewTitle, useKindWords } from './title.tsx';

const DAY = 24 * 60 * 60 * 1000;

interface QueueRowProps {
  readonly item: ListItem<Review>;
  readonly uid: string;
  readonly now: Date;
  /** Whether it is the row to take first. */
  readonly isFirst?: boolean;
  /** Whether this reviewer has translated the same chapter. */
  readonly isRival?: boolean;
}

/** A row of the queue: cover, title and kind, language, owner, how long it waits, and who has claimed it. */
export function QueueRow({ item, uid, now, isFirst = false, isRival = false }: QueueRowProps) {
  const t = useWords('review');
  const locale = useLocale();
  const kindOf = useKindWords();
  const titleId = useId();
  const { data: review } = item;
  const { name, language, since, waiting, revision } = review;
  const standing = standingOf(review, uid, now, isRival);
  const isOverdue = waiting && now.getTime() - since.getTime() >= OVERDUE_DAYS * DAY;
  // A withdrawn one has no decision, and only its date of submission is known.
  const at = standing.of === 'decided' ? (review.decisions.at(-1)?.at ?? since) : since;
  return (
    <li className={classNames(row.row, classes.row)}>
      <div className={classes.cover}>
        <ReviewCover reviewId={idOf(item)} review={review} sizes="52px" />
      </div>
      <div className={classes.text}>
        <h3 className={classes.title} id={titleId}>
          <Link to={paths.review(locale, idOf(item))} className={row.link}>
            <ReviewTitle review={review} />
          </Link>
        </h3>
        <FactLine>
          <span>{kindOf(review)}</span>
          {revision > 1 && <span>{t('revision', { revision: formatNumber(revision, locale) })}</span>}
        </FactLine>
        <Marks review={review} isOverdue={isOverdue} />
      </div>
      <p className={classes.language}>{language !== null && LANGUAGE_NAMES[language][locale]}</p>
      <p className={classes.person}>
        <Avatar name={name} photo={undefined} size={32} />
        <PersonName name={name} />
      </p>
      <p className={classes.time} data-overdue={isOverdue || undefined}>
        <time dateTime={at.toISOString()}>
          {waiting ? (
            <>
              <span className={classes.label}>{t('columns.waiting')} </span>
              {formatWait(since, locale, now)}
            </>
          ) : (
            formatAge(at.toISOString(), locale, now.getTime())
          )}
        </time>
      </p>
      <QueueClaim
        reviewId={idOf(item)}
        review={review}
        standing={standing}
        titleId={titleId}
        isFirst={isFirst}
      />
    </li>
  );
}

function Marks({ review, isOverdue }: { readonly review: Review; readonly isOverdue: boolean }) {
  const t = useWords('review');
  const { appeal, replacement, differs } = review;
  if (!isOverdue && !appeal && !replacement && !differs) return null;
  return (
    <p className={classes.marks}>
      {isOverdue && (
        <Badge tone="waiting" icon={IconClockExclamation}>
          {t('overdue')}
        </Badge>
      )}
      {appeal && (
        <Badge tone="plain" icon={IconGavel}>
          {t('appeal')}
        </Badge>
      )}
      {replacement && (
        <Badge tone="plain" icon={IconReplace}>
          {t('replacement')}
        </Badge>
      )}
      {differs && (
        <Badge tone="waiting" icon={IconAlertTriangle}>
          {t('differs')}
        </Badge>
      )}
    </p>
  );
}

/** The headings of the columns, for the eye: each fact of a row says by itself what it is. */
export function QueueColumns({ isDecided = false }: { readonly isDecided?: boolean }) {
  const t = useWords('review');
  return (
    <div className={classes.columns} aria-hidden="true">
      <span className={classes.first}>{t('columns.submission')}</span>
      <span>{t('filters.language')}</span>
      <span>{t('columns.person')}</span>
      <span>{t(isDecided ? 'columns.decided' : 'columns.waiting')}</span>
      <span />
    </div>
  );
}
