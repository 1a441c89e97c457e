import { Outlet } from 'react-router-dom';
import { PARTS } from '../../core/lib/parts.ts';
import { ReadWhole } from '../../core/ui/read-whole.tsx';
import { UploadsUnderWay } from '../../desk/upload-progress/uploads-under-way.tsx';
import { DownloadDialogs } from '../../domains/downloads/download-dialogs.tsx';
import { PersonDialogs } from '../../member/session/person-dialogs.tsx';
import { SessionEffects } from '../../member/session/session-effects.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageOfferSlot } from './language-offer-slot.tsx';
import { OpeningSlot } from './opening-slot.tsx';
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
      <main id={PARTS.main} tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <OpeningSlot />
      <Footer />
      <TabBar />
      <LanguageOfferSlot />
      <RouteEffects />
      <SessionEffects />
      <PersonDialogs />
      <DownloadDialogs />
      <UploadsUnderWay />
    </>
  );
}
