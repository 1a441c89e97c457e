import type { Locale } from '@rawi/model/lists/locales';
import { REJECTION_REASON_TEXTS, REJECTION_REASONS } from '@rawi/model/lists/rejection-reasons';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import type { Audit } from '@rawi/model/truth/audit';
import { reviewIds } from '@rawi/model/truth/review';
import { Link } from 'react-router-dom';
import { fillIn } from '../../core/i18n/fill-in.tsx';
import { formatMoment } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { FactLine } from '../../core/ui/fact-line.tsx';
import classes from './staff-page.module.css';

interface LogRowProps {
  readonly entry: Audit;
  /** The actor's name, if they are on the staff. */
  readonly name: string | undefined;
}

/** A row of the log: who did what, about what, and when. */
export function LogRow({ entry, name }: LogRowProps) {
  const t = useWords('staff');
  const locale = useLocale();
  const { action, by, at, about, reason } = entry;
  const who = (
    <Link to={paths.staff(locale, 'log', { by })}>
      {name === undefined ? (
        t('log.unknown', { uid: by.slice(0, 6) })
      ) : (
        <bdi lang={languageOfScript(name)}>{name}</bdi>
      )}
    </Link>
  );
  const line = fillIn(t('log.line', { action: t(`log.actions.${action}`) }), { name: () => who });
  const shown = addressOf(about, locale);
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <h2 className={classes.name}>{line}</h2>
        <FactLine>
          <time dateTime={at.toISOString()}>{formatMoment(at.getTime(), locale)}</time>
          {reason !== null && <Reason reason={reason} />}
          <span>
            {shown === undefined ? (
              <bdi dir="ltr">{about}</bdi>
            ) : (
              <Link to={shown}>{t('overview.open')}</Link>
            )}
          </span>
          <span>
            <Link to={paths.staff(locale, 'log', { about })}>{t('log.only')}</Link>
          </span>
        </FactLine>
      </div>
    </li>
  );
}

/** The note of an entry: reasons of decisions in the reader's language, everything else as stored. */
function Reason({ reason }: { readonly reason: string }) {
  const locale = useLocale();
  const known = reason.split(' ').flatMap((word) => REJECTION_REASONS.filter((each) => each === word));
  if (known.length === 0) return <bdi lang={languageOfScript(reason)}>{reason}</bdi>;
  return known.map((each) => <span key={each}>{REJECTION_REASON_TEXTS[each][locale]}</span>);
}

/** The page of the review, or of the chapter, that a path belongs to; undefined if it is something else. */
function addressOf(path: string, locale: Locale): string | undefined {
  const [collection, id, part, chapterId] = path.split('/');
  if (id === undefined) return undefined;
  if (collection === 'submissions') return paths.review(locale, reviewIds.submission(id));
  if (collection === 'applications') return paths.review(locale, reviewIds.application(id));
  const isChapter = collection === 'comics' && part === 'chapters' && chapterId !== undefined;
  return isChapter ? paths.chapter(locale, chapterId) : undefined;
}
