import type { ChapterLink } from '@rawi/model/pages/cards';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { useMemo } from 'react';
import { useDownloads } from './downloads.ts';
import { neighboursOf } from './plan.ts';
import { isReady, type ReadyChapter } from './record.ts';

/** The chapter as it is read without a network: it leads to the next one that is on the device. */
export function useSavedNeighbours(chapter: ChapterPayload, isOnlyDevice: boolean): ChapterPayload {
  const { all } = useDownloads();
  return useMemo(() => {
    if (!isOnlyDevice) return chapter;
    const ready = all.filter(isReady).map((download) => ({ ...download.about, download }));
    const { number, language, comic } = chapter;
    const found = neighboursOf(ready, { number, language, slug: comic.slug });
    return {
      ...chapter,
      ...(found.previous && { previous: linkTo(found.previous.download) }),
      ...(found.next && { next: linkTo(found.next.download) }),
    };
  }, [chapter, all, isOnlyDevice]);
}

function linkTo({ id, about: { number, title, publishedAt } }: ReadyChapter): ChapterLink {
  return { id, number, publishedAt, ...(title !== undefined && { title }) };
}
