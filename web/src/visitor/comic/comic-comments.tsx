import type { ComicPayload } from '@rawi/model/pages/pages';
import { Link } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { Comments } from '../../domains/comments/comments.tsx';
import classes from './comic-comments.module.css';
import { useCommentedComic } from './use-commented-comic.ts';

/** The comments of a comic, before the rules for posting. */
export default function ComicComments({ comic }: { readonly comic: ComicPayload }) {
  const t = useWords('comments');
  const locale = useLocale();
  const page = useCommentedComic(comic);
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
