import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { LOCALE_DIRECTIONS, otherLocales } from '@rawi/model/lists/locales';
import { Link, useLocation } from 'react-router-dom';
import { rememberLocale, useLocale } from '../../core/i18n/locale.ts';
import { inLocale } from '../../core/lib/paths.ts';
import classes from './header.module.css';

/** Leads to the same page in each other language, with its query and at its scroll position. */
export function LanguageSwitch() {
  const { pathname, search, hash } = useLocation();
  return otherLocales(useLocale()).map((other) => (
    <Link
      key={other}
      to={inLocale(pathname, other) + search + hash}
      lang={other}
      dir={LOCALE_DIRECTIONS[other]}
      hrefLang={other}
      preventScrollReset
      // This runs before the address changes, so that opening `/` right away finds the choice kept.
      onClick={() => rememberLocale(other)}
      className={classes.switch}
    >
      {LANGUAGE_NAMES[other][other]}
    </Link>
  ));
}
