import { LOCALE_DIRECTIONS, type Locale } from '@rawi/model/lists/locales';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { rememberLocale } from '../../core/i18n/locale.ts';
import { inLocale } from '../../core/lib/paths.ts';

interface LanguageLinkProps {
  readonly to: Locale;
  readonly className: string | undefined;
  /** Called once the choice is kept. */
  readonly onChoose?: () => void;
  readonly children: ReactNode;
}

/** Leads to the same page in another language, with its query and at its scroll position, and keeps that as the choice. */
export function LanguageLink({ to, className, onChoose, children }: LanguageLinkProps) {
  const { pathname, search, hash } = useLocation();
  return (
    <Link
      to={inLocale(pathname, to) + search + hash}
      lang={to}
      dir={LOCALE_DIRECTIONS[to]}
      hrefLang={to}
      preventScrollReset
      // This runs before the address changes, so that opening `/` right away finds the choice kept.
      onClick={() => {
        rememberLocale(to);
        onChoose?.();
      }}
      className={className}
    >
      {children}
    </Link>
  );
}
