import { isLocale } from '@rawi/model/lists/locales';
import { lazy } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { loadWords } from '../../core/i18n/i18n.ts';
import { visitLocale } from '../../core/i18n/locale.ts';
import { readHomePage, type ShownPage } from '../../core/pages/pages.ts';
import { currentSession } from '../../core/session/session-store.ts';
import { PagePart } from '../../core/ui/page-part.tsx';
import { useDownloads } from '../../domains/downloads/downloads.ts';
import { useOnlyDevice } from '../../domains/downloads/use-on-device.ts';
import { hasRibbonPlace } from '../../domains/history/ribbon-place.ts';
import { HomePage } from '../../visitor/home/home-page.tsx';
import { loadRibbon } from '../../visitor/home/ribbon/ribbon-place.tsx';
import { useHead } from '../head.ts';
import { PageStates } from '../page-states.tsx';

/** Without a network, or where somebody wants it so: what is on the device. */
const ReadyToRead = lazy(async () => {
  const [page] = await Promise.all([
    import('../../visitor/downloads/ready-to-read.tsx'),
    loadWords(visitLocale(), 'downloads'),
  ]);
  return page;
});

export async function loader({ params }: LoaderFunctionArgs): Promise<ShownPage<'home'> | null> {
  // The prefix's own loader answers for an unknown one.
  if (!isLocale(params.locale)) return null;
  const [page] = await Promise.all([readHomePage(), loadWords(params.locale, 'home'), ribbonInTime()]);
  return page.state === 'missing' || page.state === 'moved' ? EMPTY : page;
}

/** How long a page that is gone to waits for its first row, in milliseconds: later it would push the page down. */
const RIBBON_PATIENCE = 1500;

/** Who has logged in on the way here sees at once where they were reading. */
async function ribbonInTime(): Promise<void> {
  if (!hasRibbonPlace() && currentSession().state !== 'signed-in') return;
  const late = new Promise<void>((resolve) => setTimeout(resolve, RIBBON_PATIENCE));
  // Without a network the page does without it, or finds its copies later.
  const whole = Promise.all([readEntries(), loadRibbon()]).catch(() => undefined);
  await Promise.race([whole, late]);
}

async function readEntries(): Promise<void> {
  const { readRibbon } = await import('../../domains/history/ribbon.ts');
  await readRibbon();
}

/** A site whose home page has not been written yet has no comics yet. */
const EMPTY: ShownPage<'home'> = {
  state: 'ready',
  payload: {
    featured: [],
    latest: [],
    mostRead: [],
    publishers: [],
    counts: { comics: 0, publishers: 0, readers: 0 },
  },
};

export function Component() {
  const page = useLoaderData<typeof loader>();
  useHead({});
  const isOnlyDevice = useOnlyDevice();
  const { all } = useDownloads();
  const whole = page && <PageStates page={page}>{(home) => <HomePage home={home} />}</PageStates>;
  if (!isOnlyDevice || !all.some(({ state }) => state === 'ready')) return whole;
  return (
    <PagePart missing={whole}>
      <ReadyToRead keptAt={page?.state === 'ready' ? page.keptAt : undefined} />
    </PagePart>
  );
}
