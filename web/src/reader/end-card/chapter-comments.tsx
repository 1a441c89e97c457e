import type { ChapterPayload } from '@rawi/model/pages/pages';
import { lazy, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useWords, withWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { PagePart } from '../../core/ui/page-part.tsx';
import type { CommentedPage } from '../../domains/comments/commented-page.ts';
import { Comments } from '../../domains/comments/comments.tsx';
import { useLibrary } from '../../domains/library/library.ts';
import classes from './end-card.module.css';

/** Lazy: few chapters have it. */
const ChapterChanges = lazy(() =>
  withWords(import('../../domains/suggestions/chapter-changes.tsx'), 'chapter-changes'),
);

/** What readers corrected in the chapter, and the comments of its number, shared by all its translations. */
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
  const { comic, comments, changes } = chapter;
  return (
    <>
      {changes && (
        <PagePart missing={null}>
          <ChapterChanges changes={changes} />
        </PagePart>
      )}
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
    </>
  );
}
