import { Link, Outlet } from 'react-router-dom';
import { SessionEffects } from '../../features/session/session-effects.tsx';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { Logo } from '../../ui/logo.tsx';
import classes from './auth-layout.module.css';
import { ColorModeMenu } from './color-mode-menu.tsx';
import { CoverWall } from './cover-wall.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { RouteEffects } from './route-effects.tsx';

/** One column for a form beside a wall of covers; on narrow screens the column alone (look.md 6). */
export function AuthLayout() {
  const t = useWords('shell');
  const locale = useLocale();
  return (
    <div className={classes.layout}>
      <a href="#main" className={classes.skip}>
        {t('skipToContent')}
      </a>
      <div className={classes.side}>
        <header className={classes.header}>
          <Link to={paths.home(locale)} className={classes.logo} aria-label={t('logoLabel')}>
            <Logo name={t('name')} />
          </Link>
          <div className={classes.actions}>
            <LanguageSwitch />
            <ColorModeMenu />
          </div>
        </header>
        <main id="main" tabIndex={-1} className={classes.main}>
          <Outlet />
        </main>
      </div>
      <CoverWall />
      <RouteEffects />
      <SessionEffects />
    </div>
  );
}
