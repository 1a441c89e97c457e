import { Button } from '@mantine/core';
import { isReview } from '@rawi/model/truth/comic-review';
import { IconAlertCircle, IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { useSession } from '../../core/session/session.ts';
import { Avatar } from '../people/avatar.tsx';
import { CommentHead } from './comment-head.tsx';
import classes from './comment-item.module.css';
import { resendComment } from './comment-queue.ts';
import { CommentText } from './comment-text.tsx';
import { Composer } from './composer.tsx';
import { removeWaiting, shownWaiting, type WaitingComment } from './waiting-comments.ts';

interface WaitingItemProps {
  readonly comment: WaitingComment;
  readonly isReply?: boolean;
}

/**
 * A person's own comment before it has arrived: it can be changed or discarded, and shows what it waits for.
 */
export function WaitingItem({ comment, isReply = false }: WaitingItemProps) {
  const t = useWords('comments');
  const session = useSession();
  const [isEditing, setIsEditing] = useState(false);
  const { id, text, spoiler, mentions, state, reason = 'unknown' } = comment;
  const words = { text, spoiler, ...(mentions && { mentions }) };
  const user = session.state === 'signed-in' ? session.user : undefined;
  const name = user?.displayName ?? user?.email ?? '';
  const isRefused = state === 'refused';
  const mayChange = state === 'waiting' || state === 'tomorrow' || isRefused;
  const Icon = isRefused ? IconAlertCircle : IconClock;
  return (
    <article className={classes.item} data-reply={isReply || undefined} data-waiting={state}>
      <Avatar name={name} photo={user?.photoURL} size={isReply ? 32 : 40} />
      <div className={classes.body}>
        <CommentHead comment={shownWaiting(comment, name)} />
        {isEditing ? (
          <Composer
            place={`waiting/${id}`}
            label={t('edit')}
            submitLabel={t('waiting.retry')}
            initial={words}
            mayMention={!isReview(comment)}
            hasFocus
            onSubmit={(next) => {
              setIsEditing(false);
              resendComment(id, next);
            }}
            onCancel={() => setIsEditing(false)}
          />
        ) : (
          <CommentText text={text} />
        )}
        {state !== 'sent' && !isEditing && (
          <output className={classes.state} data-refused={isRefused || undefined}>
            <Icon size={18} stroke={1.75} aria-hidden="true" />
            {isRefused ? t(`waiting.refused.${reason}`) : t(`waiting.${state}`)}
          </output>
        )}
        {mayChange && !isEditing && (
          <div className={classes.waitingActions}>
            <Button size="sm" variant="default" onClick={() => setIsEditing(true)}>
              {t('waiting.edit')}
            </Button>
            {isRefused && (
              <Button size="sm" variant="default" onClick={() => resendComment(id, words)}>
                {t('waiting.retry')}
              </Button>
            )}
            <Button size="sm" variant="subtle" color="gray" onClick={() => removeWaiting(id)}>
              {t('waiting.discard')}
            </Button>
          </div>
        )}
      </div>
    </article>
  );
}
