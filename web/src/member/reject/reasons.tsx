import { REJECTION_REASON_TEXTS, type RejectionReason } from '@rawi/model/lists/rejection-reasons';
import { fillIn } from '../../core/i18n/fill-in.tsx';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { contactLink } from '../../core/ui/contact-link.tsx';
import classes from './reject.module.css';

/** The reviewers' reasons, each with what to do about it. */
export function Reasons({ reasons }: { readonly reasons: readonly RejectionReason[] }) {
  const t = useWords('reject');
  const locale = useLocale();
  return (
    <dl className={classes.reasons}>
      {reasons.map((reason) => (
        <div key={reason} className={classes.reason}>
          <dt>{REJECTION_REASON_TEXTS[reason][locale]}</dt>
          <dd>{fillIn(t(`do.${reason}`), { contact: contactLink })}</dd>
        </div>
      ))}
    </dl>
  );
}
