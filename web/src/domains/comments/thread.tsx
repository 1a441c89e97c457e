import type { ShownComment } from '@rawi/model/pages/shown-comment';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { useLibrary } from '../library/library.ts';
import { CommentItem } from './comment-item.tsx';
import { joinComments } from './comment-list.ts';
import classes from './comments.module.css';
import { useNotePeople } from './people-here.ts';
import { askedProps } from './use-asked-comment.ts';
import { useReplies } from './use-replies.ts';
import { useWriter } from './use-writer.ts';
import { useWaitingComments } from './waiting-comments.ts';
import { WaitingItem } from './waiting-item.tsx';
import { WriteComment } from './write-comment.tsx';

interface ThreadProps {
  readonly comment: ShownComment;
  /** The reply that the page's address names: it opens the replies, and is marked among them. */
  readonly asked?: ShownComment | undefined;
}

/** A comment with its replies, which are read once they are opened. */
export function Thread({ comment, asked }: ThreadProps) {
  const t = useWords('comments');
  const locale = useLocale();
  const listId = useId();
  const writer = useWriter();
  const [isOpen = asked !== undefined, setIsOpen] = useState<boolean>();
  const [isReplying, setIsReplying] = useState(false);
  const { page } = writer;
  const { replies: read, hasMore, isLoading, hasFailed, more } = useReplies(page.comic.id, comment, isOpen);
  const replies = joinComments(read, asked ? [asked] : []);
  useNotePeople(page.comic.id, replies);
  const waiting = useWaitingComments().filter(
    ({ parent, id }) => parent === comment.id && !(isOpen && replies.some((reply) => reply.id === id)),
  );
  const count = comment.replies;
  const { isBlocked } = useLibrary();
  // Rules refuse an answer to somebody whom one has blocked.
  const mayReply =
    (comment.state === 'shown' || comment.state === 'folded') &&
    !(comment.author && isBlocked(comment.author.uid));
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  const name = isolated(comment.author?.name ?? t('deletedReader'));
  return (
    <CommentItem
      comment={comment}
      onReply={mayReply ? () => writer.may(() => setIsReplying(true)) : undefined}
    >
      {(count > 0 || waiting.length > 0 || isReplying) && (
        <div className={classes.replies}>
          {count > 0 && (
            <button
              type="button"
              className={classes.toggle}
              aria-expanded={isOpen}
              aria-controls={listId}
              onClick={() => setIsOpen(!isOpen)}
            >
              <Chevron size={20} stroke={1.75} aria-hidden="true" />
              {isOpen ? t('hideReplies') : t('replies', { count, number: formatNumber(count, locale) })}
            </button>
          )}
          <ul id={listId} className={classes.threadList} aria-busy={isLoading}>
            {isOpen &&
              replies.map((reply) => (
                <li key={reply.id} {...askedProps(reply.id, asked?.id)}>
                  <CommentItem
                    comment={reply}
                    isReply
                    onReply={mayReply ? () => writer.may(() => setIsReplying(true)) : undefined}
                  />
                </li>
              ))}
            {waiting.map((each) => (
              <li key={each.id}>
                <WaitingItem comment={each} isReply />
              </li>
            ))}
          </ul>
          {isOpen && hasFailed && <p role="alert">{t('failed')}</p>}
          {isOpen && (hasMore || hasFailed) && (
            <button type="button" className={classes.toggle} disabled={isLoading} onClick={more}>
              {t(hasFailed ? 'tryAgain' : 'moreReplies')}
            </button>
          )}
          {isReplying && (
            <WriteComment
              place={`reply/${comment.id}`}
              label={t('writeReply', { name })}
              submitLabel={t('postReply')}
              parent={comment.id}
              onPosted={() => {
                setIsReplying(false);
                setIsOpen(true);
              }}
              onCancel={() => setIsReplying(false)}
            />
          )}
        </div>
      )}
    </CommentItem>
  );
}
