import type { ChapterPayload } from '@rawi/model/pages/pages';
import { useEffect, useEffectEvent } from 'react';
import { useLocale } from '../../core/i18n/locale.ts';
import { report } from '../../core/lib/report-error.ts';
import { usePositions } from '../library/use-positions.ts';
import { useDownload } from './downloads.ts';
import { downloadSettings, useDownloadSettings } from './settings.ts';

/**
 * The effects of reading a downloaded chapter, by this device's settings: the next ones are saved, and read
 * ones removed.
 */
export function useReadingDownloads(chapter: ChapterPayload): void {
  const locale = useLocale();
  const isHere = useDownload(chapter.id)?.state === 'ready';
  const place = usePositions()(chapter.id);
  const isRead = place?.finished === true && place.page >= place.pageCount;

  const keepNext = useEffectEvent(async () => {
    const { keepNext: count } = downloadSettings();
    if (count === 0 || !navigator.onLine) return;
    const { saveNext } = await import('./save-next.ts');
    await saveNext(chapter, count, locale);
  });
  useEffect(() => {
    if (isHere) keepNext().catch((error: unknown) => report('The next chapters are not saved.', error));
  }, [isHere]);

  const goesWhenLeft = useDownloadSettings().removeRead && isHere && isRead;
  useEffect(() => {
    if (!goesWhenLeft) return;
    const held = import('./read-to-end.ts').then(({ holdReadToEnd }) => holdReadToEnd(chapter.id));
    held.catch((error: unknown) => report('What was read stays if this tab is closed.', error));
    return () => void held.then((release) => release()).catch(() => undefined);
  }, [goesWhenLeft, chapter.id]);

  const leave = useEffectEvent(async () => {
    if (!goesWhenLeft) return;
    const { removeDownloads } = await import('./change-downloads.ts');
    await removeDownloads([chapter.id]);
  });
  useEffect(
    () => () => {
      leave().catch((error: unknown) => report('What was read is still here.', error));
    },
    [],
  );
}
