import type { ComicPayload } from '@rawi/model/pages/pages';
import { useMemo } from 'react';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import type { CommentedPage } from '../../domains/comments/commented-page.ts';

/** What the comments and the reviews on a comic's page are about. */
export function useCommentedComic(comic: ComicPayload): CommentedPage {
  const locale = useLocale();
  return useMemo(() => {
    const { id, slug, series, names, chapters, translators } = comic;
    const own = new Map(
      chapters.filter(({ language }) => language === locale).map((chapter) => [chapter.number, chapter.id]),
    );
    return {
      comic: { id, slug, series, names },
      translators: new Set(translators.map((translator) => translator.id)),
      people: translators.map((translator) => ({ uid: translator.id, name: translator.name })),
      chapterPath: (number) => {
        const chapterId = own.get(number);
        return chapterId === undefined ? undefined : paths.chapter(locale, chapterId);
      },
    };
  }, [comic, locale]);
}
