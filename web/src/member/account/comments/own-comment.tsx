import { shownComment } from '@rawi/model/pages/shown-comment';
import type { Comment } from '@rawi/model/truth/comment';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useLocale } from '../../../core/i18n/locale.ts';
import { paths } from '../../../core/lib/paths.ts';
import { OneLine } from '../../../core/ui/one-line.tsx';
import { comicName } from '../../../domains/comics/comic-name.ts';
import { CommentItem } from '../../../domains/comments/comment-item.tsx';
import { type CommentedPage, CommentedPageContext } from '../../../domains/comments/commented-page.ts';
import type { CommentedComic, WaitingComment } from '../../../domains/comments/waiting-comments.ts';
import { WaitingItem } from '../../../domains/comments/waiting-item.tsx';
import classes from './own-comments.module.css';

/** One's own comment, with the comic that it is about. */
export function OwnComment({ id, comment }: { readonly id: string; readonly comment: Comment }) {
  return (
    <OnComic comic={comment.comic} commentId={id}>
      <CommentItem comment={shownComment(id, comment)} />
    </OnComic>
  );
}

export function OwnWaitingComment({ comment }: { readonly comment: WaitingComment }) {
  return (
    <OnComic comic={comment.comic}>
      <WaitingItem comment={comment} />
    </OnComic>
  );
}

interface OnComicProps {
  readonly comic: CommentedComic;
  /** Absent of a comment that waits to be sent: it stands nowhere else yet. */
  readonly commentId?: string;
  readonly children: ReactNode;
}

function OnComic({ comic, commentId, children }: OnComicProps) {
  const locale = useLocale();
  const name = comicName(comic, locale);
  const address =
    commentId === undefined
      ? paths.commentsOn(locale, comic.slug)
      : paths.comment(locale, comic.slug, commentId);
  const page = useMemo(
    (): CommentedPage => ({ comic, translators: new Set(), chapterPath: () => undefined }),
    [comic],
  );
  return (
    <CommentedPageContext value={page}>
      <h2 className={classes.comic}>
        <Link to={address}>
          <OneLine text={name.text} lang={name.lang} />
        </Link>
      </h2>
      {children}
    </CommentedPageContext>
  );
}
