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
  const { isIgnored } = useLibrary();
  const choose = useChoose();
  const [dialog, setDialog] = useState<CommentDialogName>();
  const user = session.state === 'signed-in' ? session.user : undefined;
  const { author } = comment;
  const actions = user ? actionsOf(comment, user, author !== null && isIgnored(author.uid)) : [];
  if (actions.length === 0) return null;

  const act = (action: CommentAction) => {
    if (action === 'edit') onEdit?.();
    else if (action === 'ignore' || action === 'unignore') {
      if (author)
        choose({ kind: 'ignore', person: { uid: author.uid, name: author.name }, on: action === 'ignore' });
    } else setDialog(action);
  };
  return (
    <>
      <ActionMenu
        label={t(isReview(comment) ? 'reviews.actions' : 'actions', { name })}
        actions={actions.map((action) => ({
          key: action,
          label: t(`menu.${action}`, { name }),
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
