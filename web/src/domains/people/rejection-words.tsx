import { REJECTION_REASON_TEXTS } from '@rawi/model/lists/rejection-reasons';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import type { Rejection } from '@rawi/model/truth/application';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import classes from './rejection-words.module.css';

/** The reasons of a rejection, and the reviewers' note. */
export function RejectionWords({ rejection: { reasons, note, change } }: { readonly rejection: Rejection }) {
  const t = useWords('apply');
  const locale = useLocale();
  // The note explains a reason that is not on the list.
  const listed = note === undefined ? reasons : reasons.filter((reason) => reason !== 'other');
  return (
    <div className={classes.rejection}>
      {listed.length > 0 && (
        <ul className={classes.reasons}>
          {listed.map((reason) => (
            <li key={reason}>{REJECTION_REASON_TEXTS[reason][locale]}</li>
          ))}
        </ul>
      )}
      {note !== undefined && (
        <>
          <p className={classes.label}>{t('rejection.note')}</p>
          <p className={classes.note} dir="auto" lang={languageOfScript(note)}>
            {note}
          </p>
        </>
      )}
      {change !== undefined && (
        <>
          <p className={classes.label}>{t('rejection.change')}</p>
          <p className={classes.note} dir="auto" lang={languageOfScript(change)}>
            {change}
          </p>
        </>
      )}
    </div>
  );
}
