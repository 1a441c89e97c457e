import type { Wanted } from '../data/downloads/change-downloads.ts';
import { useDownloads } from '../data/downloads/downloads.ts';
import { expectedBytes, roughly } from '../data/downloads/expected-size.ts';
import { useDownloadSettings } from '../data/downloads/settings.ts';
import { formatBytes, formatBytesNarrow } from '../lib/format.ts';
import { useLocale } from '../lib/locale.ts';

export interface ExpectedSize {
  readonly whole: string;
  /** For where there is little room. */
  readonly narrow: string;
}

/** What chapters will take on this device, for a person; undefined while the device has not been asked what it has. */
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
