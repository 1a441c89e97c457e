import type { HomePayload } from '@rawi/model/pages/pages';
import { useWords } from '../../core/i18n/i18n.ts';
import hidden from '../../core/ui/hidden.module.css';
import { PageMessage } from '../../core/ui/page-message.tsx';
import { useListed } from '../../domains/ratings/showing.ts';
import { ContinueReadingSlot } from './continue-reading/continue-reading-slot.tsx';
import { Counts } from './counts.tsx';
import { Followed } from './followed/followed.tsx';
import { Latest } from './latest.tsx';
import { MostRead } from './most-read.tsx';
import { Publishers } from './publishers.tsx';
import { Splash } from './splash.tsx';

export function HomePage({ home }: { readonly home: HomePayload }) {
  const t = useWords('home');
  const shell = useWords('shell');
  const { listed: featured } = useListed(home.featured, 3);
  const { listed: latest } = useListed(home.latest, 1);
  if (home.latest.length === 0) {
    return <PageMessage title={t('empty.title')} text={t('empty.text')} />;
  }
  // The panels are those of the first one that is featured, whoever looks.
  const opening = featured[0] === home.featured[0] ? home.opening : undefined;
  return (
    <>
      <ContinueReadingSlot />
      <Splash comics={featured.length > 0 ? featured : latest} opening={opening} />
      {featured.length + latest.length === 0 && <h1 className={hidden.hidden}>{shell('name')}</h1>}
      <Followed />
      <Latest comics={home.latest} />
      {home.mostRead.length > 0 && <MostRead home={home} />}
      {home.publishers.length > 0 && <Publishers publishers={home.publishers} />}
      <Counts counts={home.counts} />
    </>
  );
}
