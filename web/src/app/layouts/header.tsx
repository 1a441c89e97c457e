import { Link } from 'react-router-dom';
import { AccountSlot } from '../../features/session/account-slot.tsx';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { Logo } from '../../ui/logo.tsx';
import { ColorModeMenu } from './color-mode-menu.tsx';
import classes from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { useSections } from './use-sections.ts';

export function Header() {
  const t = useWords('shell');
  const locale = useLocale();
  const sections = useSections();
  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        <Link to={paths.home(locale)} className={classes.logo} aria-label={t('logoLabel')}>
          <Logo name={t('name')} />
        </Link>
        <nav className={classes.nav} aria-label={t('nav.label')}>
          {sections.map(({ key, to, current }) => (
            <Link key={key} to={to} className={classes.link} {...(current && { 'aria-current': current })}>
              {t(`nav.${key}`)}
            </Link>
          ))}
        </nav>
        <div className={classes.actions}>
          <LanguageSwitch />
          <ColorModeMenu />
          <AccountSlot />
        </div>
      </div>
    </header>
  );
}
