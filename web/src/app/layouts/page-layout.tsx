import { Outlet } from 'react-router-dom';
import { DownloadDialogs } from '../../downloads/download-dialogs.tsx';
import { PersonDialogs } from '../../features/session/person-dialogs.tsx';
import { SessionEffects } from '../../features/session/session-effects.tsx';
import { UploadsUnderWay } from '../../features/upload-progress/uploads-under-way.tsx';
import { ReadWhole } from '../../ui/read-whole.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import classes from './page-layout.module.css';
import { RouteEffects } from './route-effects.tsx';
import { ScrollPlace } from './scroll-place.tsx';
import { SkipLink } from './skip-link.tsx';
import { TabBar } from './tab-bar.tsx';

/** The home and default layouts: header, page, footer, and on a phone a bar of tabs. */
export function PageLayout() {
  return (
    <>
      <ScrollPlace />
      <SkipLink />
      <Header />
      <ReadWhole of="header" />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <Footer />
      <TabBar />
      <RouteEffects />
      <SessionEffects />
      <PersonDialogs />
      <DownloadDialogs />
      <UploadsUnderWay />
    </>
  );
}
