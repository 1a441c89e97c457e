import { Link } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import classes from './search-page.module.css';

/** Above results that are a guess: says so, and offers to ask for what was meant. */
export function GuessNote({ text }: { readonly text: string }) {
  const t = useWords('search');
  const locale = useLocale();
  return (
    <p className={classes.guess}>
      <span>{t('guess')}</span>
      <Link to={paths.askForNew(locale, text.trim())}>{t('none.ask')}</Link>
    </p>
  );
}
