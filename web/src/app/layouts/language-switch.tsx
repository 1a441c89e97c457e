import { LOCALE_DIRECTIONS, type Locale } from '@rawi/model/locales';
import { Link, useLocation } from 'react-router-dom';
import { useLocale } from '../../lib/locale.ts';
import { inLocale } from '../../lib/paths.ts';
import classes from './language-switch.module.css';

const OWN_NAMES: Readonly<Record<Locale, string>> = { en: 'English', ar: 'العربية' };

/** Leads to the same page in the other language, with its query and at its scroll position. */
export function LanguageSwitch() {
  const { pathname, search, hash } = useLocation();
  const other: Locale = useLocale() === 'en' ? 'ar' : 'en';
  return (
    <Link
      to={inLocale(pathname, other) + search + hash}
      lang={other}
      dir={LOCALE_DIRECTIONS[other]}
      hrefLang={other}
      preventScrollReset
      className={classes.switch}
    >
      {OWN_NAMES[other]}
    </Link>
  );
}
