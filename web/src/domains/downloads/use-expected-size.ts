import { formatBytes, formatBytesNarrow } from '../../core/i18n/format.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import type { Wanted } from './change-downloads.ts';
import { useDownloads } from './downloads.ts';
import { expectedBytes, roughly } from './expected-size.ts';
import { useDownloadSettings } from './settings.ts';

export interface ExpectedSize {
  readonly whole: string;
  /** The short form, for little space. */
  readonly narrow: string;
}

/**
 * The expected size of chapters on this device, as text; undefined until the device's records have been read.
 */
export function useExpectedSize(chapters: readonly Wanted[]): ExpectedSize | undefined {
  const locale = useLocale();
  const { isKnown, all } = useDownloads();
  const { quality } = useDownloadSettings();
  if (!isKnown) return undefined;
  const expected = chapters.map(({ about: { comicId, pageCount }, fileBytes }) => ({
    comicId,
    pageCount,
    ...(fileBytes !== undefined && { fileBytes }),
  }));
  const bytes = roughly(expectedBytes(expected, quality, all));
  return { whole: formatBytes(bytes, locale), narrow: formatBytesNarrow(bytes, locale) };
}
