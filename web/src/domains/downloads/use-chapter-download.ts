import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { report } from '../../core/lib/report-error.ts';
import type { Wanted } from './change-downloads.ts';
import { useDownload } from './downloads.ts';
import { saveForOffline } from './save-for-offline.ts';
import { type ExpectedSize, useExpectedSize } from './use-expected-size.ts';

export interface ChapterDownload {
  readonly step: 'none' | 'waiting' | 'stopped' | 'ready';
  /** The share of its pages that is saved, 0 to 1. */
  readonly share: number;
  /** What a press does, in words; for `ready` the state. */
  readonly label: string;
  /** The expected size, if the download has not begun. */
  readonly size?: ExpectedSize | undefined;
  /** Undefined for a saved chapter: it is removed in the list of downloads. */
  readonly press: (() => void) | undefined;
}

/** The state of one chapter for its button: whether it is on this device, and what a press does. */
export function useChapterDownload(wanted: Wanted): ChapterDownload {
  const t = useWords('choices');
  const locale = useLocale();
  const download = useDownload(wanted.id);
  const size = useExpectedSize([wanted]);
  const chapter = formatNumber(wanted.about.number, locale);
  const run = (work: () => Promise<void>) => () => {
    work().catch((error: unknown) => report('A download was not changed.', error));
  };
  if (!download) {
    return {
      step: 'none',
      share: 0,
      label: t('download.save', { chapter }),
      size,
      press: run(() => saveForOffline([wanted], locale)),
    };
  }
  if (download.state === 'ready') {
    return { step: 'ready', share: 1, label: t('download.ready', { chapter }), press: undefined };
  }
  const share = download.pagesDone / Math.max(1, download.about.pageCount);
  if (download.waitsFor !== 'turn') {
    return { step: 'stopped', share, label: t('download.again', { chapter }), press: run(again) };
  }
  return { step: 'waiting', share, label: t('download.cancel', { chapter }), press: run(cancel) };

  async function again(): Promise<void> {
    const { saveAgain } = await import('./change-downloads.ts');
    await saveAgain([wanted.id]);
  }
  async function cancel(): Promise<void> {
    const { removeDownloads } = await import('./change-downloads.ts');
    await removeDownloads([wanted.id]);
  }
}
