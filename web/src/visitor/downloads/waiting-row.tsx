import { Button } from '@mantine/core';
import { IconAlertTriangle, IconClock, IconDownload, IconWifiOff, IconX } from '@tabler/icons-react';
import { formatBytes, formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { thumbnailSource } from '../../core/pages/files.ts';
import { IconButton } from '../../core/ui/icon-button.tsx';
import { OneLine } from '../../core/ui/one-line.tsx';
import { ProgressLine } from '../../core/ui/progress-line.tsx';
import { comicName } from '../../domains/comics/comic-name.ts';
import { Cover } from '../../domains/comics/cover.tsx';
import type { WaitingChapter } from '../../domains/downloads/record.ts';
import { keptRating } from '../../domains/ratings/known-ratings.ts';
import classes from './download-row.module.css';
import { useDownloadName } from './use-download-name.ts';

/** The status of an incomplete download: running, interrupted or not started. */
export type WaitingStep = 'saving' | 'stopped' | 'next' | 'waitsForWifi' | 'noRoom' | 'refused';

interface WaitingRowProps {
  readonly download: WaitingChapter;
  readonly step: WaitingStep;
  /** Whether to offer actions for an interrupted download here. */
  readonly hasChoices: boolean;
  readonly onCancel: () => void;
  readonly onRetry: (quality?: 'light') => void;
}

const ICONS = {
  saving: IconDownload,
  stopped: IconWifiOff,
  next: IconClock,
  waitsForWifi: IconClock,
  noRoom: IconAlertTriangle,
  refused: IconAlertTriangle,
} as const;

/** A chapter that is being downloaded to this device. */
export function WaitingRow({ download, step, hasChoices, onCancel, onRetry }: WaitingRowProps) {
  const t = useWords('downloads');
  const locale = useLocale();
  const nameOf = useDownloadName();
  const { about, bytes, pagesDone, quality } = download;
  const name = comicName(about, locale);
  const Icon = ICONS[step];
  const total = formatNumber(about.pageCount, locale);
  const page = formatNumber(pagesDone, locale);
  const said = {
    saving: () => t('saving', { page, total }),
    stopped: () => t('stopped', { page, total }),
    next: () => t('next'),
    waitsForWifi: () => t('waitsForWifi'),
    noRoom: () => t('noRoom'),
    refused: () => t('refused'),
  }[step]();
  return (
    <li className={classes.row} data-waiting={step}>
      <Cover
        image={thumbnailSource(about.picture)}
        rating={keptRating({ slug: about.slug, chapterId: download.id })}
        sizes="64px"
        className={classes.cover}
      />
      <div className={classes.text}>
        <OneLine text={name.text} lang={name.lang} className={classes.name} />
        <p className={classes.facts}>
          <span>{t('chapter', { chapter: formatNumber(about.number, locale) })}</span>
          <span>{t('pages', { count: about.pageCount, number: total })}</span>
          {bytes > 0 && <span>{formatBytes(bytes, locale)}</span>}
        </p>
        {pagesDone > 0 && <ProgressLine share={pagesDone / about.pageCount} className={classes.progress} />}
        <p className={classes.state} data-tone={step === 'next' || step === 'saving' ? undefined : 'waiting'}>
          <Icon size={18} stroke={1.75} aria-hidden="true" />
          {said}
        </p>
        {step === 'noRoom' && hasChoices && <p className={classes.hint}>{t('freeRoom')}</p>}
        {hasChoices && (step === 'noRoom' || step === 'refused') && (
          <div className={classes.choices}>
            <Button size="sm" variant="default" onClick={() => onRetry()}>
              {t('retry')}
            </Button>
            {step === 'noRoom' && quality !== 'light' && (
              <Button size="sm" variant="default" onClick={() => onRetry('light')}>
                {t('lighter')}
              </Button>
            )}
          </div>
        )}
      </div>
      <div className={classes.actions}>
        <IconButton label={t('cancel', { name: nameOf(about) })} onClick={onCancel}>
          <IconX size={22} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
