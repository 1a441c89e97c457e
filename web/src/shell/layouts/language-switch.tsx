import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { otherLocales } from '@rawi/model/lists/locales';
import { useLocale } from '../../core/i18n/locale.ts';
import classes from './header.module.css';
import { LanguageLink } from './language-link.tsx';

/** Leads to the same page in each other language. */
export function LanguageSwitch() {
  return otherLocales(useLocale()).map((other) => (
    <LanguageLink key={other} to={other} className={classes.switch}>
      {LANGUAGE_NAMES[other][other]}
    </LanguageLink>
  ));
}
