import { Button } from '@mantine/core';
import { IconCircleCheck, IconCloudDownload } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Wanted } from '../data/downloads/change-downloads.ts';
import { useDownloads } from '../data/downloads/downloads.ts';
import { formatNumber } from '../lib/format.ts';
import { useWords } from '../lib/i18n.ts';
import { useLocale } from '../lib/locale.ts';
import { paths } from '../lib/paths.ts';
import { report } from '../lib/report-error.ts';
import { saveForOffline } from './save-for-offline.ts';

interface ComicDownloadButtonProps {
  /** The chapters of a comic in one language, in the order in which they are read. */
  readonly chapters: readonly Wanted[];
  readonly className?: string | undefined;
}

/** Saves a whole comic in a language; says how much of it is here already. */
export function ComicDownloadButton({ chapters, className }: ComicDownloadButtonProps) {
  const t = useWords('choices');
  const locale = useLocale();
  const { all } = useDownloads();
  const ids = new Set(chapters.map(({ id }) => id));
  const known = all.filter(({ id }) => ids.has(id));
  const ready = known.filter(({ state }) => state === 'ready').length;
  const shared = { variant: 'subtle', className: className ?? '' } as const;
  if (known.length > 0 && known.length === chapters.length) {
    const text =
      ready === chapters.length
        ? t('download.allReady')
        : t('download.some', {
            done: formatNumber(ready, locale),
            total: formatNumber(chapters.length, locale),
          });
    return (
      <Button
        {...shared}
        component={Link}
        to={paths.downloads(locale)}
        leftSection={<IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />}
      >
        {text}
      </Button>
    );
  }
  const save = () => {
    saveForOffline(chapters, locale).catch((error: unknown) => report('A comic is not saved.', error));
  };
  return (
    <Button
      {...shared}
      leftSection={<IconCloudDownload size={20} stroke={1.75} aria-hidden="true" />}
      onClick={save}
    >
      {t('download.all')}
    </Button>
  );
}
