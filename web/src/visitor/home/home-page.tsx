import type { HomePayload } from '@rawi/model/pages/pages';
import { useWords } from '../../core/i18n/i18n.ts';
import { PageMessage } from '../../core/ui/page-message.tsx';
import { ContinueReadingSlot } from './continue-reading/continue-reading-slot.tsx';
import { Counts } from './counts.tsx';
import { Followed } from './followed/followed.tsx';
import { Latest } from './latest.tsx';
import { MostRead } from './most-read.tsx';
import { Publishers } from './publishers.tsx';
import { Splash } from './splash.tsx';

export function HomePage({ home }: { readonly home: HomePayload }) {
  const t = useWords('home');
  if (home.latest.length === 0) {
    return <PageMessage title={t('empty.title')} text={t('empty.text')} />;
  }
  const featured = home.featured.length > 0 ? home.featured : home.latest.slice(0, 1);
  return (
    <>
      <ContinueReadingSlot />
      <Splash comics={featured} opening={home.featured.length > 0 ? home.opening : undefined} />
      <Followed />
      <Latest comics={home.latest} />
      {home.mostRead.length > 0 && <MostRead home={home} />}
      {home.publishers.length > 0 && <Publishers publishers={home.publishers} />}
      <Counts counts={home.counts} />
    </>
  );
}
