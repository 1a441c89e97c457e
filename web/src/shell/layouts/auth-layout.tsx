import { type ComponentType, lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { PARTS } from '../../core/lib/parts.ts';
import { SessionEffects } from '../../member/session/session-effects.tsx';
import classes from './auth-layout.module.css';
import { ColorModeMenu } from './color-mode-menu.tsx';
import { HomeLink } from './home-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { RouteEffects } from './route-effects.tsx';
import { ScrollPlace } from './scroll-place.tsx';
import { SkipLink } from './skip-link.tsx';

/** Decoration: without a network its place stays black. */
const CoverWall = lazy<ComponentType>(() =>
  import('./cover-wall.tsx').catch(() => ({ default: () => null })),
);

/** One column for a form beside a wall of covers; on narrow screens the column alone (look.md 6). */
export function AuthLayout() {
  return (
    <div className={classes.layout}>
      <ScrollPlace />
      <SkipLink />
      <div className={classes.side}>
        <header className={classes.header}>
          <HomeLink />
          <div className={classes.actions}>
            <LanguageSwitch />
            <ColorModeMenu />
          </div>
        </header>
        <main id={PARTS.main} tabIndex={-1} className={classes.main}>
          <Outlet />
        </main>
      </div>
      <div className={classes.wall} aria-hidden="true">
        <Suspense>
          <CoverWall />
        </Suspense>
      </div>
      <RouteEffects />
      <SessionEffects />
    </div>
  );
}
