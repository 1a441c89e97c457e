import type { ShownComment } from '@rawi/model/pages/shown-comment';
import { isReview } from '@rawi/model/truth/comic-review';
import { IconEyeOff, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { useSession } from '../../core/session/session.ts';
import { useLibrary } from '../library/library.ts';
import { mayModerate } from './comment-actions.ts';
import classes from './comment-item.module.css';
import { CommentMenu } from './comment-menu.tsx';

interface PlaceholderProps {
  readonly comment: ShownComment;
  readonly children: ReactNode;
}

/** One sentence in place of a comment: without a name, and with actions only for its author and reviewers. */
export function Placeholder({ comment, children }: PlaceholderProps) {
  const t = useWords('comments');
  const { uid } = useLibrary();
  const session = useSession();
  const isHidden = comment.state === 'hidden';
  const Icon = isHidden ? IconEyeOff : IconTrash;
  const isReviewer = session.state === 'signed-in' && mayModerate(session.user.roles);
  const mayAct = isHidden && (isReviewer || (uid !== undefined && comment.author?.uid === uid));
  return (
    <article className={classes.item} data-comment={comment.id}>
      <span className={classes.sign} aria-hidden="true">
        <Icon size={20} stroke={1.75} />
      </span>
      <div className={classes.body}>
        <div className={classes.gone}>
          <p>
            {isHidden
              ? t(isReview(comment) ? 'reviews.isHidden' : 'isHidden', {
                  reason: t(`reasons.${comment.reason ?? 'other'}`),
                })
              : t('isDeleted')}
          </p>
          {mayAct && <CommentMenu comment={comment} name={comment.author?.name ?? ''} />}
        </div>
        {children}
      </div>
    </article>
  );
}
