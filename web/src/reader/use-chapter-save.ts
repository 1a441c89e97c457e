import type { ChapterPayload } from '@rawi/model/pages/pages';
import { formatNumber } from '../core/i18n/format.ts';
import { useWords } from '../core/i18n/i18n.ts';
import { useLocale } from '../core/i18n/locale.ts';
import { listPicture, savedChapter } from '../domains/library/saved-things.ts';
import { useSave } from '../domains/library/use-toggles.ts';

/** The state and action of the top bar's save button for the current chapter. */
export function useChapterSave(chapter: ChapterPayload) {
  const t = useWords('choices');
  const locale = useLocale();
  const { isOn, toggle } = useSave(savedChapter(chapter.comic, chapter, listPicture(chapter.cover)));
  return { label: t('saveChapter', { chapter: formatNumber(chapter.number, locale) }), isOn, toggle };
}
