import { IconUser } from '@tabler/icons-react';
import { lazy } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { useSession } from '../../core/session/session.ts';
import { PagePart } from '../../core/ui/page-part.tsx';
import classes from './account-slot.module.css';

const AccountMenu = lazy(() => import('./account-menu.tsx'));

/** The last slot of the header: the log-in link for a visitor, the account menu for a user. */
export function AccountSlot() {
  const session = useSession();
  // Prerendered for everybody: boot.js removes one of the two.
  if (import.meta.env.SSR) {
    return (
      <>
        <span className={classes.place} data-for="account" />
        <span data-for="visitor">
          <SignInLink />
        </span>
      </>
    );
  }
  if (session.state === 'unknown') return <span className={classes.place} />;
  if (session.state === 'signed-out') return <SignInLink />;
  return (
    <PagePart fallback={<span className={classes.place} />} missing={<AccountLink />}>
      <AccountMenu user={session.user} />
    </PagePart>
  );
}

/** The account page has the same links as the menu. */
function AccountLink() {
  const t = useWords('shell');
  return (
    <Link to={paths.account(useLocale())} className={classes.signIn} aria-label={t('nav.account')}>
      <IconUser size={22} stroke={1.75} aria-hidden="true" />
    </Link>
  );
}

function SignInLink() {
  const t = useWords('shell');
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const isHome = pathname.replace(/\/$/, '') === paths.home(locale);
  return (
    <Link
      to={paths.logIn(locale, isHome ? paths.home(locale) : pathname + search)}
      className={classes.signIn}
    >
      <IconUser size={22} stroke={1.75} aria-hidden="true" className={classes.icon} />
      <span className={classes.words}>{t('signIn')}</span>
    </Link>
  );
}
