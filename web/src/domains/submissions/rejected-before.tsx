import type { Rejection } from '@rawi/model/truth/application';
import { Link } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { RejectionWords } from '../people/rejection-words.tsx';
import classes from './upload-form.module.css';

interface RejectedBeforeProps {
  readonly submissionId: string;
  readonly rejection: Rejection;
}

/** Why reviewers rejected the last revision, above the form for the next one. */
export function RejectedBefore({ submissionId, rejection }: RejectedBeforeProps) {
  const t = useWords('upload');
  const locale = useLocale();
  return (
    <section className={classes.before} aria-labelledby="rejected-before">
      <h2 id="rejected-before" className={classes.title}>
        {t('before.title')}
      </h2>
      <RejectionWords rejection={rejection} />
      <Link to={paths.reject(locale, submissionId)} className={classes.why}>
        {t('before.why')}
      </Link>
    </section>
  );
}
