import type { ChapterPayload } from '@rawi/model/pages/pages';
import { useEffect } from 'react';
import { keepTranslation } from '../../data/last-translation.ts';

/** Remembers in which language, and by whom, a comic is read. */
export function useTranslationKept({ comic, language, translator }: ChapterPayload): void {
  const [comicId, by] = [comic.id, translator?.id];
  useEffect(
    () => keepTranslation({ comicId, language, ...(by !== undefined && { translator: by }) }),
    [comicId, language, by],
  );
}
