import { Button } from '@mantine/core';
import { groupBy } from '@rawi/model/group-by';
import { IconCircleCheck, IconWifiOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import { formatMoment, formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { useConnectivity } from '../../core/network/connectivity.ts';
import { thumbnailSource } from '../../core/pages/files.ts';
import { Notice } from '../../core/ui/notice.tsx';
import { ProgressLine } from '../../core/ui/progress-line.tsx';
import { Section } from '../../core/ui/section.tsx';
import { ComicCard } from '../../domains/comics/comic-card.tsx';
import { comicName } from '../../domains/comics/comic-name.ts';
import { useDownloads } from '../../domains/downloads/downloads.ts';
import { byNumber, isReady, type ReadyChapter } from '../../domains/downloads/record.ts';
import { chooseDownloadSettings, useDownloadSettings } from '../../domains/downloads/settings.ts';
import type { Position } from '../../domains/library/own.ts';
import { usePositions } from '../../domains/library/use-positions.ts';
import { keptRating } from '../../domains/ratings/known-ratings.ts';
import { LeftOut } from '../../domains/ratings/left-out.tsx';
import { useIsKept } from '../../domains/ratings/showing.ts';
import classes from './ready-to-read.module.css';

/**
 * The home page while offline: a cover for each comic on this device, linked to the chapter to continue with.
 */
export default function ReadyToRead({ keptAt }: { readonly keptAt: number | undefined }) {
  const t = useWords('downloads');
  const shell = useWords('shell');
  const locale = useLocale();
  const isOnline = useConnectivity();
  const { revalidate, state } = useRevalidator();
  const places = usePositions();
  const { all } = useDownloads();
  const isKept = useIsKept();
  const ready = groupBy(all.filter(isReady).toSorted(byNumber), ({ about }) => about.slug);
  const comics = [...ready].filter(([slug]) => isKept(keptRating({ slug })));
  return (
    <>
      {!isOnline && (
        <Notice icon={<IconWifiOff size={22} stroke={1.75} aria-hidden="true" />}>{t('home.offline')}</Notice>
      )}
      <Section
        title={t('ready')}
        aside={
          <Link to={paths.downloads(locale)} className={classes.link}>
            {t('title')}
          </Link>
        }
      >
        <ul className={classes.cards}>
          {comics.map(([, chapters]) => {
            const chapter = toReadOn(chapters, places);
            return chapter && <Card key={chapter.about.slug} chapter={chapter} place={places(chapter.id)} />;
          })}
        </ul>
        <LeftOut count={ready.size - comics.length} />
        <Rest keptAt={keptAt}>
          {isOnline ? (
            <AllAgain />
          ) : (
            <Button variant="default" onClick={() => void revalidate()} loading={state === 'loading'}>
              {shell('tryAgain')}
            </Button>
          )}
        </Rest>
      </Section>
    </>
  );
}

/** The chapter being read, else the first unfinished one, else the first. */
function toReadOn(
  chapters: readonly ReadyChapter[],
  positionOf: (id: string) => Position | undefined,
): ReadyChapter | undefined {
  const begun = chapters.filter(({ id }) => positionOf(id)?.finished === false);
  const [latest] = begun.toSorted(
    (a, b) => (positionOf(b.id)?.readAt ?? 0) - (positionOf(a.id)?.readAt ?? 0),
  );
  return latest ?? chapters.find(({ id }) => !positionOf(id)?.finished) ?? chapters[0];
}

function Card({ chapter, place }: { readonly chapter: ReadyChapter; readonly place: Position | undefined }) {
  const t = useWords('downloads');
  const locale = useLocale();
  const { about, id } = chapter;
  const name = comicName(about, locale);
  const isBegun = place?.finished === false;
  return (
    <li className={classes.card}>
      <ComicCard
        to={paths.chapter(locale, id, isBegun ? place.page : 1)}
        image={thumbnailSource(about.picture)}
        rating={keptRating({ slug: about.slug, chapterId: id })}
        sizes="(max-width: 640px) 45vw, 244px"
        title={name.text}
        titleLang={name.lang}
        caption={
          <span className={classes.caption}>
            <IconCircleCheck size={16} stroke={1.75} aria-hidden="true" />
            {t('chapter', { chapter: formatNumber(about.number, locale) })}
          </span>
        }
      />
      {isBegun && <ProgressLine share={place.page / place.pageCount} className={classes.progress} />}
    </li>
  );
}

function Rest({ keptAt, children }: { readonly keptAt: number | undefined; readonly children: ReactNode }) {
  const t = useWords('downloads');
  const locale = useLocale();
  const isOnline = useConnectivity();
  return (
    <div className={classes.rest}>
      <div>
        <p className={classes.restTitle}>{t(isOnline ? 'only.notice' : 'home.rest')}</p>
        {!isOnline && keptAt !== undefined && (
          <p className={classes.at}>{t('home.at', { time: formatMoment(keptAt, locale) })}</p>
        )}
      </div>
      {children}
    </div>
  );
}

function AllAgain() {
  const t = useWords('downloads');
  const { onlyDownloads } = useDownloadSettings();
  return (
    onlyDownloads && (
      <Button variant="default" onClick={() => chooseDownloadSettings({ onlyDownloads: false })}>
        {t('only.all')}
      </Button>
    )
  );
}
