import type { ComicPayload } from '@rawi/model/pages/pages';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import type { CommentedPage } from '../../domains/comments/commented-page.ts';
import { Comments } from '../../domains/comments/comments.tsx';
import classes from './comic-comments.module.css';

/** The comments of a comic, before the rules for posting. */
export default function ComicComments({ comic }: { readonly comic: ComicPayload }) {
  const t = useWords('comments');
  const locale = useLocale();
  const page = useMemo((): CommentedPage => {
    const { id, slug, series, names, chapters, translators } = comic;
    const own = new Map(
      chapters.filter(({ language }) => language === locale).map((chapter) => [chapter.number, chapter.id]),
    );
    return {
      comic: { id, slug, series, names },
      translators: new Set(translators.map((translator) => translator.id)),
      chapterPath: (number) => {
        const chapterId = own.get(number);
        return chapterId === undefined ? undefined : paths.chapter(locale, chapterId);
      },
    };
  }, [comic, locale]);
  return (
    <>
      <Comments key={comic.id} page={page} kept={comic.comments} none={t('none')} />
      <aside className={classes.before}>
        <h3>{t('before.title')}</h3>
        <p>{t('before.text')}</p>
        <Link to={paths.terms(locale)}>{t('before.terms')}</Link>
      </aside>
    </>
  );
}
