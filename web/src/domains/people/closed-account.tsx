import { CLOSING_REASON_TEXTS } from '@rawi/model/lists/closing-reason-texts';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { Link } from 'react-router-dom';
import { fillIn } from '../../core/i18n/fill-in.tsx';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import type { ClosedAccountFacts } from '../../core/session/account-end.ts';
import { contactLink } from '../../core/ui/contact-link.tsx';
import classes from './closed-account.module.css';

/** The reason why an account is closed, and what its owner can do. The words are those of `session`. */
export function ClosedAccount({ reason, note }: ClosedAccountFacts) {
  const t = useWords('session');
  const locale = useLocale();
  const dmca = (words: string) => <Link to={paths.dmca(locale)}>{words}</Link>;
  return (
    <div className={classes.parts}>
      <p>{CLOSING_REASON_TEXTS[reason][locale]}</p>
      {note !== undefined && (
        <blockquote className={classes.note} dir="auto" lang={languageOfScript(note)}>
          {note}
        </blockquote>
      )}
      <p>{fillIn(t('closed.object'), { contact: contactLink })}</p>
      {reason === 'rights' && <p>{fillIn(t('closed.counterNotice'), { page: dmca })}</p>}
      <p>{t('closed.data')}</p>
    </div>
  );
}
