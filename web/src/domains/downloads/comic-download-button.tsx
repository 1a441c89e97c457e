import { Button } from '@mantine/core';
import type { ChapterRow, ComicPayload } from '@rawi/model/pages/pages';
import { IconCircleCheck, IconCloudDownload, IconX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { report } from '../../core/lib/report-error.ts';
import { lastTranslation } from '../comics/last-translation.ts';
import { useDownloads } from './downloads.ts';
import { onePerNumber } from './plan.ts';
import { saveForOffline } from './save-for-offline.ts';
import { useExpectedSize } from './use-expected-size.ts';
import { wantedRow } from './wanted.ts';

interface ComicDownloadButtonProps {
  readonly comic: ComicPayload;
  /** The chapters in one language, in reading order; a number may have several translations. */
  readonly rows: readonly ChapterRow[];
  readonly className?: string | undefined;
}

/**
 * Saves a whole comic in a language, one translation of each number. Shows the expected size, and how much of
 * the comic is here already.
 */
export function ComicDownloadButton({ comic, rows, className }: ComicDownloadButtonProps) {
  const t = useWords('choices');
  const locale = useLocale();
  const { all } = useDownloads();
  const known = new Map(all.map((download) => [download.id, download]));
  const chosen = onePerNumber(rows, lastTranslation(comic.id)?.translator, new Set(known.keys()));
  const missing = chosen.filter(({ id }) => !known.has(id)).map((row) => wantedRow(comic, row, locale));
  const size = useExpectedSize(missing);
  const ready = chosen.filter(({ id }) => known.get(id)?.state === 'ready').length;
  const waiting = chosen.filter(({ id }) => known.get(id)?.state === 'waiting').map(({ id }) => id);
  const shared = { variant: 'subtle', className: className ?? '' } as const;
  if (chosen.length < 2) return null;
  if (missing.length > 0) {
    const save = () => {
      saveForOffline(missing, locale).catch((error: unknown) => report('A comic is not saved.', error));
    };
    return (
      <Button
        {...shared}
        leftSection={<IconCloudDownload size={20} stroke={1.75} aria-hidden="true" />}
        onClick={save}
      >
        {[t('download.all'), size && t('download.about', { size: size.whole })].filter(Boolean).join(' · ')}
      </Button>
    );
  }
  const cancel = async () => {
    const { removeDownloads } = await import('./change-downloads.ts');
    await removeDownloads(waiting);
  };
  return (
    <>
      <Button
        {...shared}
        component={Link}
        to={paths.downloads(locale)}
        leftSection={<IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />}
      >
        {ready === chosen.length
          ? t('download.allReady')
          : t('download.some', {
              done: formatNumber(ready, locale),
              total: formatNumber(chosen.length, locale),
            })}
      </Button>
      {waiting.length > 0 && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconX size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() =>
            void cancel().catch((error: unknown) => report('The download of a comic goes on.', error))
          }
        >
          {t('download.cancelAll')}
        </Button>
      )}
    </>
  );
}
