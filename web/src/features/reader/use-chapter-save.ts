import type { ChapterPayload } from '@rawi/model/pages/pages';
import { listPicture, savedChapter } from '../../choices/saved-things.ts';
import { useSave } from '../../choices/use-toggles.ts';
import { formatNumber } from '../../lib/format.ts';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';

/** Saving the chapter that is read, as the top bar's button needs it. */
export function useChapterSave(chapter: ChapterPayload) {
  const t = useWords('choices');
  const locale = useLocale();
  const { isOn, toggle } = useSave(savedChapter(chapter.comic, chapter, listPicture(chapter.cover)));
  return { label: t('saveChapter', { chapter: formatNumber(chapter.number, locale) }), isOn, toggle };
}
