import { OVERDUE_DAYS } from '@rawi/model/truth/review';
import type { TranscriptDraft } from '@rawi/model/truth/transcript-draft';
import { IconClockExclamation } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { idOf } from '../../../core/lib/document-id.ts';
import { paths } from '../../../core/lib/paths.ts';
import type { ListItem } from '../../../core/live/list-pages.ts';
import { Badge } from '../../../core/ui/badge.tsx';
import { classNames } from '../../../core/ui/class-names.ts';
import { FactLine } from '../../../core/ui/fact-line.tsx';
import row from '../../../core/ui/row.module.css';
import { Avatar } from '../../../domains/people/avatar.tsx';
import { formatWait } from '../format-wait.ts';
import classes from '../queue.module.css';
import { PersonName } from '../title.tsx';
import {
  type OfChapter,
  TextCover,
  TextTitle,
  useLanguageOf,
  useSubject,
  useTextKind,
} from './text-subject.tsx';

const OVERDUE = OVERDUE_DAYS * 24 * 60 * 60 * 1000;

interface TextRowProps {
  readonly item: ListItem<TranscriptDraft>;
  readonly of: OfChapter;
  readonly uid: string;
  readonly now: Date;
}

/** A row of the texts that wait: of which chapter, in which language, whose, and how long it waits. */
export function TextRow({ item: { data: head, ...item }, of, uid, now }: TextRowProps) {
  const t = useWords('review-texts');
  const review = useWords('review');
  const locale = useLocale();
  const kindOf = useTextKind();
  const languageOf = useLanguageOf();
  const { comic, chapter } = useSubject(of);
  const { revision, submitted } = head;
  const isOverdue = submitted !== undefined && now.getTime() - submitted.at.getTime() >= OVERDUE;
  return (
    <li className={classNames(row.row, classes.row)}>
      <div className={classes.cover}>
        <TextCover comic={comic} sizes="52px" />
      </div>
      <div className={classes.text}>
        <h3 className={classes.title}>
          <Link to={paths.review(locale, idOf(item))} className={row.link}>
            <TextTitle comic={comic} />
          </Link>
        </h3>
        <FactLine>
          <span>{kindOf(chapter)}</span>
          {revision > 1 && <span>{review('revision', { revision: formatNumber(revision, locale) })}</span>}
        </FactLine>
        {isOverdue && (
          <p className={classes.marks}>
            <Badge tone="waiting" icon={IconClockExclamation}>
              {review('overdue')}
            </Badge>
          </p>
        )}
      </div>
      <p className={classes.language}>{languageOf(head)}</p>
      <p className={classes.person}>
        {submitted && (
          <>
            <Avatar name={submitted.name} photo={undefined} size={32} />
            <PersonName name={submitted.name} />
          </>
        )}
      </p>
      <p className={classes.time} data-overdue={isOverdue || undefined}>
        {submitted && (
          <time dateTime={submitted.at.toISOString()}>
            <span className={classes.label}>{review('columns.waiting')} </span>
            {formatWait(submitted.at, locale, now)}
          </time>
        )}
      </p>
      {head.uid === uid && (
        <p className={classes.claim} data-claim="own">
          {t('part.ownShort')}
        </p>
      )}
    </li>
  );
}
