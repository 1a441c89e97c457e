import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { OVERDUE_DAYS, type Review } from '@rawi/model/truth/review';
import {
  IconAlertTriangle,
  IconClockExclamation,
  IconGavel,
  IconLock,
  IconReplace,
} from '@tabler/icons-react';
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
import { claimOf } from './claim-of.ts';
import classes from './queue.module.css';
import { By, ReviewTitle, useKindWords } from './title.tsx';

const DAY = 24 * 60 * 60 * 1000;

interface QueueRowProps {
  readonly item: ListItem<Review>;
  readonly uid: string;
  readonly now: Date;
}

/** A row of the queue: the title, the owner, how long it waits, and who has claimed it. */
export function QueueRow({ item, uid, now }: QueueRowProps) {
  const t = useWords('review');
  const locale = useLocale();
  const kindOf = useKindWords();
  const { data: review } = item;
  const { name, language, since, revision, appeal, replacement, differs, claim } = review;
  const claimed = claimOf(review, uid, now);
  const last = review.decisions.at(-1);
  const isOverdue = review.waiting && now.getTime() - since.getTime() >= OVERDUE_DAYS * DAY;
  return (
    <li className={classNames(row.row, classes.row)}>
      <div className={classes.text}>
        <h3 className={classes.title}>
          <Link to={paths.review(locale, idOf(item))} className={row.link}>
            <ReviewTitle review={review} />
          </Link>
        </h3>
        <FactLine>
          <span>{kindOf(review)}</span>
          {language !== null && <span>{LANGUAGE_NAMES[language][locale]}</span>}
          {review.kind !== 'application' && (
            <span>
              <By name={name} />
            </span>
          )}
          <span>
            <time dateTime={since.toISOString()}>
              {t('handedIn', { age: formatAge(since.toISOString(), locale, now.getTime()) })}
            </time>
          </span>
        </FactLine>
        {(isOverdue || appeal || replacement || differs || revision > 1) && (
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
            {revision > 1 && (
              <span className={classes.revision}>
                {t('revision', { revision: formatNumber(revision, locale) })}
              </span>
            )}
          </p>
        )}
      </div>
      <p className={classes.claim} data-claim={claimed}>
        {!review.waiting && last !== undefined && t(`history.verdicts.${last.verdict}`)}
        {claimed !== 'free' && <IconLock size={18} stroke={1.75} aria-hidden="true" />}
        {claimed === 'mine' && t('withMe')}
        {claimed === 'other' && t('withOther', { name: `\u2068${claim?.name ?? ''}\u2069` })}
      </p>
    </li>
  );
}
