import { REJECTION_REASON_TEXTS } from '@rawi/model/lists/rejection-reasons';
import type { Rejection } from '@rawi/model/truth/application';
import { Link } from 'react-router-dom';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import classes from './upload-comic-page.module.css';

interface RejectedBeforeProps {
  readonly submissionId: string;
  readonly rejection: Rejection;
}

/** Why reviewers turned the last revision down, above the form in which the next one is written. */
export function RejectedBefore({ submissionId, rejection: { reasons, note } }: RejectedBeforeProps) {
  const t = useWords('upload-comic');
  const locale = useLocale();
  // What is not on the list is said in the note.
  const listed = note === undefined ? reasons : reasons.filter((reason) => reason !== 'other');
  return (
    <section className={classes.before} aria-labelledby="rejected-before">
      <h2 id="rejected-before" className={classes.beforeTitle}>
        {t('before.title')}
      </h2>
      {listed.length > 0 && (
        <ul className={classes.reasons}>
          {listed.map((reason) => (
            <li key={reason}>{REJECTION_REASON_TEXTS[reason][locale]}</li>
          ))}
        </ul>
      )}
      {note !== undefined && (
        <p className={classes.note} dir="auto">
          {note}
        </p>
      )}
      <Link to={paths.reject(locale, submissionId)} className={classes.why}>
        {t('before.why')}
      </Link>
    </section>
  );
}
