import { Button } from '@mantine/core';
import { groupBy } from '@rawi/model/group-by';
import { IconWifiOff } from '@tabler/icons-react';
import { Fragment, lazy, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePwaState } from '../../core/device/pwa-state.ts';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords, withWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { report } from '../../core/lib/report-error.ts';
import { mayBePaidFor, readConnection } from '../../core/network/connection.ts';
import { useConnectivity } from '../../core/network/connectivity.ts';
import { Badge } from '../../core/ui/badge.tsx';
import { PageTitle } from '../../core/ui/page-frame.tsx';
import { PagePart } from '../../core/ui/page-part.tsx';
import { comicName, isolatedName } from '../../domains/comics/comic-name.ts';
import { useDownloads } from '../../domains/downloads/downloads.ts';
import { nextInLine } from '../../domains/downloads/plan.ts';
import {
  byNumber,
  type Download,
  isReady,
  isWaiting,
  type WaitingChapter,
} from '../../domains/downloads/record.ts';
import { useDownloadSettings } from '../../domains/downloads/settings.ts';
import { usePositions } from '../../domains/library/use-positions.ts';
import { keptRating } from '../../domains/ratings/known-ratings.ts';
import { LeftOut } from '../../domains/ratings/left-out.tsx';
import { useIsKept } from '../../domains/ratings/showing.ts';
import { DownloadSettings } from './download-settings.tsx';
import classes from './downloads-page.module.css';
import { ReadyRow } from './ready-row.tsx';
import { type Asked, RemovalDialog } from './removal-dialog.tsx';
import { StorageMeter } from './storage-meter.tsx';
import { type Storage, useStorage } from './use-storage.ts';
import { WaitingRow } from './waiting-row.tsx';
import { waitingStep } from './waiting-step.ts';

// Neither is needed to read what is here: they come in idle time.
const InstallCard = lazy(async () => ({ default: (await import('./install-card.tsx')).InstallCard }));
const ReadingApps = lazy(async () => {
  const { ReadingApps: part } = await withWords(
    import('../../domains/reading-apps/reading-apps.tsx'),
    'reading-apps',
  );
  return { default: part };
});

const loadChanges = () => import('../../domains/downloads/change-downloads.ts');
const run = (work: () => Promise<void>) =>
  void work().catch((error: unknown) => report('A download was not changed.', error));
const remove = (ids: readonly string[]) => run(async () => (await loadChanges()).removeDownloads(ids));
const retry = (ids: readonly string[], quality?: 'light') =>
  run(async () => (await loadChanges()).saveAgain(ids, quality));

/** The downloads page: chapters readable offline, those still downloading, and storage. */
export function DownloadsPage() {
  const t = useWords('downloads');
  const isOnline = useConnectivity();
  const downloads = useDownloads();
  const storage = useStorage(downloads);
  const places = usePositions();
  const [asked, setAsked] = useState<Asked>();
  const isKept = useIsKept();
  const kept = downloads.all.filter(({ id, about }) =>
    isKept(keptRating({ slug: about.slug, chapterId: id })),
  );
  const ready = kept.filter(isReady).toSorted(byNumber);
  const confirm = ({ what, downloads: gone }: Asked) => {
    if (what === 'all') run(async () => (await loadChanges()).removeAllDownloads());
    else remove(gone.map(({ id }) => id));
    setAsked(undefined);
  };
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageTitle>{t('title')}</PageTitle>
        {!isOnline && (
          <Badge tone="plain" icon={IconWifiOff} isLive>
            {t('offline')}
          </Badge>
        )}
      </div>
      <StorageMeter storage={storage} />
      {downloads.isKnown && downloads.all.length === 0 && <Empty />}
      {ready.length > 0 && (
        <Rows title={t('ready')} count={ready.length}>
          {byComic(ready).map((chapters) => (
            <Fragment key={chapters[0]?.about.slug}>
              {chapters.map((download) => (
                <ReadyRow
                  key={download.id}
                  download={download}
                  place={places(download.id)}
                  onRemove={() => setAsked({ what: 'chapter', downloads: [download] })}
                />
              ))}
              {chapters.length < downloads.all.length && (
                <OfComic
                  words="removeComic"
                  chapters={chapters}
                  onChoose={() => setAsked({ what: 'comic', downloads: chapters })}
                />
              )}
            </Fragment>
          ))}
        </Rows>
      )}
      <Waiting
        all={downloads.all}
        shown={kept.filter(isWaiting)}
        isOnline={isOnline}
        onCancelAll={(chapters) => setAsked({ what: 'waiting', downloads: chapters })}
      />
      <LeftOut count={byComic(downloads.all).length - byComic(kept).length} />
      {downloads.all.length > 1 && (
        <Button
          variant="subtle"
          color="gray"
          className={classes.removeAll ?? ''}
          onClick={() => setAsked({ what: 'all', downloads: downloads.all })}
        >
          {t('removeAll')}
        </Button>
      )}
      <DownloadSettings />
      <PersistenceNote storage={storage} />
      <PagePart missing={null}>
        <ReadingApps />
      </PagePart>
      {asked !== undefined && (
        <RemovalDialog asked={asked} onConfirm={confirm} onClose={() => setAsked(undefined)} />
      )}
    </div>
  );
}

/** Groups chapters by comic, each comic at the place of its first chapter. */
const byComic = <D extends Download>(downloads: readonly D[]): readonly (readonly D[])[] => [
  ...groupBy(downloads, ({ about }) => about.slug).values(),
];

interface OfComicProps {
  readonly words: 'removeComic' | 'cancelComic';
  readonly chapters: readonly Download[];
  readonly onChoose: () => void;
}

/** Actions for all chapters of a comic, below its last chapter; a single chapter has its own button. */
function OfComic({ words, chapters, onChoose }: OfComicProps) {
  const t = useWords('downloads');
  const locale = useLocale();
  const [first] = chapters;
  if (!first || chapters.length < 2) return null;
  const count = chapters.length;
  const comic = isolatedName(comicName(first.about, locale), locale);
  return (
    <li className={classes.ofComic}>
      <Button variant="subtle" color="gray" onClick={onChoose}>
        {t(words, { count, number: formatNumber(count, locale), comic })}
      </Button>
    </li>
  );
}

interface WaitingProps {
  readonly all: readonly Download[];
  /** Of them those that wait and stand there. */
  readonly shown: readonly WaitingChapter[];
  readonly isOnline: boolean;
  readonly onCancelAll: (chapters: readonly Download[]) => void;
}

function Waiting({ all, shown, isOnline, onCancelAll }: WaitingProps) {
  const t = useWords('downloads');
  const { wifiOnly } = useDownloadSettings();
  const isHeldBack = wifiOnly && mayBePaidFor(readConnection());
  const waiting = shown.toSorted((a, b) => a.askedAt - b.askedAt);
  const first = nextInLine(all, { isOnline, isMetered: isHeldBack }, wifiOnly)?.id;
  // If the device is full, it is full for all chapters, so they share one choice.
  const full = waiting.filter(({ waitsFor }) => waitsFor === 'room').map(({ id }) => id);
  if (waiting.length === 0) return null;
  return (
    <Rows title={t(isOnline ? 'waiting' : 'waitingOffline')} count={waiting.length}>
      {byComic(waiting).map((chapters) => (
        <Fragment key={chapters[0]?.about.slug}>
          {chapters.map((download) => (
            <WaitingRow
              key={download.id}
              download={download}
              step={waitingStep(download, first, { isOnline, isHeldBack })}
              onCancel={() => remove([download.id])}
              hasChoices={download.id === full[0] || download.waitsFor === 'retry'}
              onRetry={(quality) => retry(download.id === full[0] ? full : [download.id], quality)}
            />
          ))}
          <OfComic words="cancelComic" chapters={chapters} onChoose={() => onCancelAll(chapters)} />
        </Fragment>
      ))}
    </Rows>
  );
}

interface RowsProps {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

function Rows({ title, count, children }: RowsProps) {
  const locale = useLocale();
  return (
    <section className={classes.part} aria-label={title}>
      <h2 className={classes.heading}>
        {title} <span className={classes.count}>{formatNumber(count, locale)}</span>
      </h2>
      <ul className={classes.rows}>{children}</ul>
    </section>
  );
}

function Empty() {
  const t = useWords('downloads');
  const locale = useLocale();
  return (
    <section className={classes.empty}>
      <h2 className={classes.heading}>{t('empty.title')}</h2>
      <p>{t('empty.text')}</p>
      <Button component={Link} to={paths.comics(locale)}>
        {t('empty.action')}
      </Button>
    </section>
  );
}

/** Says whether the browser keeps the storage persistently, and whether the site opens offline. */
function PersistenceNote({ storage: { promised } }: { readonly storage: Storage }) {
  const t = useWords('downloads');
  const { offlineReady, registrationError } = usePwaState();
  return (
    <section className={classes.part} aria-labelledby="download-storage">
      <h2 id="download-storage" className={classes.heading}>
        {t('storage.title')}
      </h2>
      <p className={classes.said} data-promised={promised}>
        {t(promised === undefined ? 'storage.unknown' : `storage.${promised}`)}
      </p>
      {offlineReady && <p className={classes.said}>{t('app.ready')}</p>}
      {registrationError && (
        <p className={classes.said} role="alert">
          {t('app.failed')}
        </p>
      )}
      <PagePart missing={null}>
        <InstallCard />
      </PagePart>
    </section>
  );
}
