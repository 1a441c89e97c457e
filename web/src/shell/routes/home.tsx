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
import { hasContinueReadingSlot } from '../../domains/history/continue-reading-slot.ts';
import { loadContinueReading } from '../../visitor/home/continue-reading/continue-reading-slot.tsx';
import { HomePage } from '../../visitor/home/home-page.tsx';
import { useHead } from '../head.ts';
import { PageStates } from '../page-states.tsx';

/** What is on the device: shown without a network, or when somebody chooses it. */
const ReadyToRead = lazy(async () => {
  const [page] = await Promise.all([
    import('../../visitor/downloads/ready-to-read.tsx'),
    loadWords(visitLocale(), 'downloads'),
  ]);
  return page;
});

export async function loader({ params }: LoaderFunctionArgs): Promise<ShownPage<'home'> | null> {
  // The prefix's own loader answers for an unknown language.
  if (!isLocale(params.locale)) return null;
  const [page] = await Promise.all([
    readHomePage(),
    loadWords(params.locale, 'home'),
    loadContinueReadingInTime(),
  ]);
  return page.state === 'missing' || page.state === 'moved' ? EMPTY : page;
}

/**
 * How long a navigation to the home page waits for its first row, in milliseconds: a row that comes later
 * would push the page down.
 */
const CONTINUE_READING_TIMEOUT_MS = 1500;

/** A person who has just logged in sees at once where they were reading. */
async function loadContinueReadingInTime(): Promise<void> {
  if (!hasContinueReadingSlot() && currentSession().state !== 'signed-in') return;
  const late = new Promise<void>((resolve) => setTimeout(resolve, CONTINUE_READING_TIMEOUT_MS));
  // Without a network the page opens without the row, or finds its copies later.
  const whole = Promise.all([readEntries(), loadContinueReading()]).catch(() => undefined);
  await Promise.race([whole, late]);
}

async function readEntries(): Promise<void> {
  const { readContinueReading } = await import('../../domains/history/continue-reading.ts');
  await readContinueReading();
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
