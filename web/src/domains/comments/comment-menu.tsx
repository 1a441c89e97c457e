import type { ShownComment } from '@rawi/model/pages/shown-comment';
import { isReview } from '@rawi/model/truth/comic-review';
import { lazy, type ReactNode, useState } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { useSession } from '../../core/session/session.ts';
import { ActionMenu } from '../../core/ui/action-menu.tsx';
import { DialogMissing, PagePart } from '../../core/ui/page-part.tsx';
import { useLibrary } from '../library/library.ts';
import { useChoose } from '../library/use-choose.ts';
import { actionsOf, type CommentAction } from './comment-actions.ts';
import type { CommentDialogName } from './dialogs/comment-dialog.tsx';

const CommentDialog = lazy(() => import('./dialogs/comment-dialog.tsx'));

interface CommentMenuProps {
  readonly comment: ShownComment;
  /** The author's name, for screen readers. */
  readonly name: string;
  readonly onEdit?: () => void;
}

/** Further actions about a comment, for the current person. */
export function CommentMenu({ comment, name, onEdit }: CommentMenuProps): ReactNode {
  const t = useWords('comments');
  const session = useSession();
  const { isIgnored, isBlocked } = useLibrary();
  const choose = useChoose();
  const [dialog, setDialog] = useState<CommentDialogName>();
  const user = session.state === 'signed-in' ? session.user : undefined;
  const { author } = comment;
  const hiding = {
    isIgnored: author !== null && isIgnored(author.uid),
    isBlocked: author !== null && isBlocked(author.uid),
  };
  const actions = user ? actionsOf(comment, user, hiding) : [];
  if (actions.length === 0) return null;

  const act = (action: CommentAction) => {
    const person = author && { uid: author.uid, name: author.name };
    switch (action) {
      case 'edit':
        onEdit?.();
        break;
      case 'ignore':
      case 'unignore':
        if (person) choose({ kind: 'ignore', person, on: action === 'ignore' });
        break;
      case 'block':
      case 'unblock':
        if (person) choose({ kind: 'block', person, on: action === 'block' });
        break;
      default:
        setDialog(action);
    }
  };
  return (
    <>
      <ActionMenu
        label={t(isReview(comment) ? 'reviews.actions' : 'actions', { name })}
        actions={actions.map((action) => ({
          key: action,
          label: t(`menu.${action}`, { name }),
          text: action === 'ignore' || action === 'block' ? t(`menu.${action}Text`) : undefined,
          onChoose: () => act(action),
        }))}
      />
      {dialog && user && (
        <PagePart missing={<DialogMissing onClose={() => setDialog(undefined)} />}>
          <CommentDialog
            name={dialog}
            comment={comment}
            uid={user.uid}
            onClose={() => setDialog(undefined)}
          />
        </PagePart>
      )}
    </>
  );
}
