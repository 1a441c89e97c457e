import { CLOSING_REASON_TEXTS } from '@rawi/model/lists/closing-reasons';
import { Link } from 'react-router-dom';
import type { ClosedAccountFacts } from '../data/account-end.ts';
import { fillIn } from '../lib/fill-in.tsx';
import { useWords } from '../lib/i18n.ts';
import { useLocale } from '../lib/locale.ts';
import { paths } from '../lib/paths.ts';
import { contactLink } from '../ui/contact-link.tsx';
import classes from './closed-account.module.css';

/** Why an account is closed, and what its owner can do about it. The words are those of `session`. */
export function ClosedAccount({ reason, note }: ClosedAccountFacts) {
  const t = useWords('session');
  const locale = useLocale();
  const dmca = (words: string) => <Link to={paths.dmca(locale)}>{words}</Link>;
  return (
    <div className={classes.parts}>
      <p>{CLOSING_REASON_TEXTS[reason][locale]}</p>
      {note !== undefined && (
        <blockquote className={classes.note} dir="auto">
          {note}
        </blockquote>
      )}
      <p>{fillIn(t('closed.object'), { contact: contactLink })}</p>
      {reason === 'rights' && <p>{fillIn(t('closed.counterNotice'), { page: dmca })}</p>}
      <p>{t('closed.data')}</p>
    </div>
  );
}
