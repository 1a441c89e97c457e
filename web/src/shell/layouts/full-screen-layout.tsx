import { Outlet } from 'react-router-dom';
import { PARTS } from '../../core/lib/parts.ts';
import { DownloadDialogs } from '../../domains/downloads/download-dialogs.tsx';
import { PersonDialogs } from '../../member/session/person-dialogs.tsx';
import { SessionEffects } from '../../member/session/session-effects.tsx';
import { RouteEffects } from './route-effects.tsx';
import { ScrollPlace } from './scroll-place.tsx';

/** The reader's layout: only the page, and what every route has. */
export function FullScreenLayout() {
  return (
    <>
      {/* Stands before the page, because a strip then scrolls further, to where it was left. */}
      <ScrollPlace />
      <main id={PARTS.main} tabIndex={-1}>
        <Outlet />
      </main>
      <RouteEffects />
      <SessionEffects />
      <PersonDialogs />
      <DownloadDialogs />
    </>
  );
}
