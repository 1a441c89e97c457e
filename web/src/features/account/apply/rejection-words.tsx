import { REJECTION_REASON_TEXTS } from '@rawi/model/lists/rejection-reasons';
import type { Rejection } from '@rawi/model/truth/application';
import { useWords } from '../../../lib/i18n.ts';
import { useLocale } from '../../../lib/locale.ts';
import classes from './rejection-words.module.css';

/** Why reviewers turned an application down, and what they wrote about it. */
export function RejectionWords({ rejection: { reasons, note } }: { readonly rejection: Rejection }) {
  const t = useWords('apply');
  const locale = useLocale();
  return (
    <div className={classes.rejection}>
      <ul className={classes.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>{REJECTION_REASON_TEXTS[reason][locale]}</li>
        ))}
      </ul>
      {note !== undefined && (
        <>
          <p className={classes.label}>{t('rejection.note')}</p>
          <p className={classes.note} dir="auto">
            {note}
          </p>
        </>
      )}
    </div>
  );
}
