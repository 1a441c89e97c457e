import type { ChapterPayload } from '@rawi/model/pages/pages';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import type { CommentedPage } from '../../domains/comments/commented-page.ts';
import { Comments } from '../../domains/comments/comments.tsx';
import { useLibrary } from '../../domains/library/library.ts';
import classes from './end-card.module.css';

/** The comments of this chapter number, shared by all its translations. */
export default function ChapterComments({ chapter }: { readonly chapter: ChapterPayload }) {
  const t = useWords('comments');
  const locale = useLocale();
  const { uid } = useLibrary();
  const page = useMemo((): CommentedPage => {
    const { comic, number, translator } = chapter;
    const { id, slug, series, names } = comic;
    return {
      comic: { id, slug, series, names },
      number,
      // Everyone but the translator is asked to verify above, next to the rating and the reactions.
      asksToVerify: translator?.id !== uid,
      translators: new Set(translator ? [translator.id] : []),
      people: translator ? [{ uid: translator.id, name: translator.name }] : [],
      chapterPath: () => undefined,
    };
  }, [chapter, uid]);
  const { comic, comments } = chapter;
  return (
    <Comments
      key={chapter.id}
      page={page}
      kept={comments}
      none={t('noneOfChapter')}
      hasOrders={false}
      foot={
        <Link className={classes.link} to={paths.commentsOn(locale, comic.slug)}>
          {t('all')}
        </Link>
      }
    />
  );
}
