import { VisuallyHidden } from '@mantine/core';
import type { ShownComment } from '@rawi/model/pages/shown-comment';
import { isReview } from '@rawi/model/truth/comic-review';
import { IconArrowBackUp, IconBan, IconThumbUp, IconThumbUpFilled } from '@tabler/icons-react';
import { lazy, type ReactNode, useState } from 'react';
import { formatNumber, joinParts } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { DialogMissing, PagePart } from '../../core/ui/page-part.tsx';
import { useLibrary } from '../library/library.ts';
import { useChoose } from '../library/use-choose.ts';
import { Avatar } from '../people/avatar.tsx';
import { CommentHead } from './comment-head.tsx';
import classes from './comment-item.module.css';
import { CommentMenu } from './comment-menu.tsx';
import { CommentText } from './comment-text.tsx';
import { useCommentedPage } from './commented-page.ts';
import { Folded } from './folded.tsx';
import { Placeholder } from './placeholder.tsx';

/** Loaded on demand, with the code of forms that send: people who only read comments need none of it. */
const EditComment = lazy(() => import('./edit-comment.tsx'));

interface CommentItemProps {
  readonly comment: ShownComment;
  readonly isReply?: boolean;
  /** Opens the form for a reply; absent when nobody may reply. */
  readonly onReply?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** A comment, or the sentence shown in its place. */
export function CommentItem({ comment, isReply = false, onReply, children }: CommentItemProps) {
  const t = useWords('comments');
  const { isIgnored, isBlocked } = useLibrary();
  const [isEditing, setIsEditing] = useState(false);
  const { author, state, spoiler, text } = comment;
  const name = author ? isolated(author.name) : t('deletedReader');
  if (state === 'deleted' || state === 'hidden') {
    return <Placeholder comment={comment}>{children}</Placeholder>;
  }
  const words = spoiler ? (
    <Spoiler comment={comment} />
  ) : (
    <CommentText text={text} mentioned={comment.mentioned} />
  );
  // Both stand in the same elements: whoever blocks or unblocks from the menu keeps the focus on its button.
  const isOff = author !== null && isBlocked(author.uid);
  return (
    <article className={classes.item} data-reply={(isReply && !isOff) || undefined} data-comment={comment.id}>
      {isOff ? (
        <span className={classes.sign} aria-hidden="true">
          <IconBan size={20} stroke={1.75} />
        </span>
      ) : (
        <Avatar name={author?.name ?? '?'} photo={author?.picture} size={isReply ? 32 : 40} />
      )}
      <div className={classes.body}>
        {!isOff && <CommentHead comment={comment} />}
        {isOff ? (
          <Blocked comment={comment}>{words}</Blocked>
        ) : author && isIgnored(author.uid) ? (
          <Folded text={t('isIgnored', { name })}>{words}</Folded>
        ) : isEditing ? (
          <PagePart fallback={words} missing={<DialogMissing onClose={() => setIsEditing(false)} />}>
            <EditComment comment={comment} onClose={() => setIsEditing(false)} />
          </PagePart>
        ) : state === 'folded' ? (
          <Folded text={t(isReview(comment) ? 'reviews.isFolded' : 'isFolded')}>{words}</Folded>
        ) : (
          words
        )}
        {!isEditing && (
          <div className={classes.actions}>
            {!isOff && <Like comment={comment} name={name} />}
            {!isOff && onReply && (
              <button
                type="button"
                className={classes.action}
                aria-label={t('replyTo', { name })}
                onClick={onReply}
              >
                <IconArrowBackUp size={20} stroke={1.75} aria-hidden="true" className={classes.turns} />
                {t('reply')}
              </button>
            )}
            <CommentMenu comment={comment} name={name} onEdit={() => setIsEditing(true)} />
          </div>
        )}
        {children}
      </div>
    </article>
  );
}

/** In place of what somebody has written who is blocked: without their name, until it is asked for. */
function Blocked({ comment, children }: Pick<CommentItemProps, 'comment' | 'children'>) {
  const t = useWords('comments');
  return (
    <Folded text={t(isReview(comment) ? 'reviews.isBlocked' : 'isBlocked')}>
      <CommentHead comment={comment} />
      {children}
    </Folded>
  );
}

function Spoiler({ comment }: { readonly comment: ShownComment }) {
  const t = useWords('comments');
  const locale = useLocale();
  const { number, text } = comment;
  const why =
    number === null
      ? t(isReview(comment) ? 'reviews.isSpoiler' : 'isSpoiler')
      : t('isSpoilerOf', { number: formatNumber(number, locale) });
  return (
    <Folded text={why}>
      <CommentText text={text} mentioned={comment.mentioned} />
    </Folded>
  );
}

/** Nobody can like their own comment. */
function Like({ comment, name }: { readonly comment: ShownComment; readonly name: string }) {
  const t = useWords('comments');
  const locale = useLocale();
  const choose = useChoose();
  const { comic } = useCommentedPage();
  const { uid, isLiked, likesOf } = useLibrary();
  const { id, author, likes: shown } = comment;
  const isOn = isLiked(comic.id, id);
  const likes = likesOf(comic.id, id, shown);
  const number = formatNumber(likes, locale);
  const count = likes > 0 && <span className={classes.number}>{number}</span>;
  if (author && author.uid === uid) {
    return likes > 0 ? (
      <span className={classes.action}>
        <IconThumbUp size={20} stroke={1.75} aria-hidden="true" />
        <span className={classes.number} aria-hidden="true">
          {number}
        </span>
        <VisuallyHidden component="span">{t('likes', { count: likes, number })}</VisuallyHidden>
      </span>
    ) : null;
  }
  const like = () =>
    choose({
      kind: 'like',
      comicId: comic.id,
      commentId: id,
      name: author?.name ?? '',
      on: !isOn,
      seen: { likes: shown },
    });
  const label = t(isReview(comment) ? 'reviews.like' : 'like', { name });
  const Icon = isOn ? IconThumbUpFilled : IconThumbUp;
  return (
    <button
      type="button"
      className={classes.action}
      data-on={isOn || undefined}
      aria-pressed={isOn}
      aria-label={likes > 0 ? joinParts(locale, label, t('likes', { count: likes, number })) : label}
      onClick={like}
    >
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      {count}
    </button>
  );
}
