import { IconBook2, IconCircleCheck, IconInfoCircle, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatBytes, formatNumber, joinParts } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { thumbnailSource } from '../../core/pages/files.ts';
import { IconButton } from '../../core/ui/icon-button.tsx';
import { OneLine } from '../../core/ui/one-line.tsx';
import { ProgressLine } from '../../core/ui/progress-line.tsx';
import { comicName } from '../../domains/comics/comic-name.ts';
import { Cover } from '../../domains/comics/cover.tsx';
import type { ReadyChapter } from '../../domains/downloads/record.ts';
import type { Position } from '../../domains/library/own.ts';
import { keptRating } from '../../domains/ratings/known-ratings.ts';
import classes from './download-row.module.css';
import { useDownloadName } from './use-download-name.ts';

interface ReadyRowProps {
  readonly download: ReadyChapter;
  readonly place: Position | undefined;
  readonly onRemove: () => void;
}

/** A chapter on this device, with a link that opens it or continues reading. */
export function ReadyRow({ download, place, onRemove }: ReadyRowProps) {
  const t = useWords('downloads');
  const locale = useLocale();
  const nameOf = useDownloadName();
  const { about, bytes, id, isWithdrawn } = download;
  const name = comicName(about, locale);
  const isBegun = place?.finished === false && place.page > 1;
  return (
    <li className={classes.row} data-ready={id}>
      <Cover
        image={thumbnailSource(about.picture)}
        rating={keptRating({ slug: about.slug, chapterId: id })}
        sizes="64px"
        className={classes.cover}
      />
      <div className={classes.text}>
        <OneLine text={name.text} lang={name.lang} className={classes.name} />
        <p className={classes.facts}>
          <span>{t('chapter', { chapter: formatNumber(about.number, locale) })}</span>
          <span>{t('pages', { count: about.pageCount, number: formatNumber(about.pageCount, locale) })}</span>
          <span>{formatBytes(bytes, locale)}</span>
        </p>
        {isBegun && <ProgressLine share={place.page / place.pageCount} className={classes.progress} />}
        {isWithdrawn ? (
          <p className={classes.state} data-tone="waiting">
            <IconInfoCircle size={18} stroke={1.75} aria-hidden="true" />
            {t('withdrawn')}
          </p>
        ) : isBegun ? (
          <p className={classes.state}>
            <IconBook2 size={18} stroke={1.75} aria-hidden="true" />
            {t('atPage', {
              page: formatNumber(place.page, locale),
              total: formatNumber(about.pageCount, locale),
            })}
          </p>
        ) : (
          <p className={classes.state} data-tone="good">
            <IconCircleCheck size={18} stroke={1.75} aria-hidden="true" />
            {t(place?.finished ? 'finished' : 'here')}
          </p>
        )}
      </div>
      <div className={classes.actions}>
        <Link
          className={classes.read}
          to={paths.chapter(locale, id, isBegun ? place.page : 1)}
          data-resume={isBegun || undefined}
          aria-label={joinParts(locale, t(isBegun ? 'resume' : 'read'), nameOf(about))}
        >
          {t(isBegun ? 'resume' : 'read')}
        </Link>
        <IconButton label={t('remove', { name: nameOf(about) })} onClick={onRemove}>
          <IconTrash size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
