import type { ShownComment } from '@rawi/model/pages/shown-comment';
import { IconDots } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useChoose } from '../choices/use-choose.ts';
import { useLibrary } from '../data/library/library.ts';
import { useSession } from '../data/session.ts';
import { useWords } from '../lib/i18n.ts';
import { useDisclosurePanel } from '../lib/use-disclosure-panel.ts';
import { actionsOf, type CommentAction } from './comment-actions.ts';
import classes from './comment-menu.module.css';
import type { CommentDialogName } from './dialogs/comment-dialog.tsx';

const CommentDialog = lazy(() => import('./dialogs/comment-dialog.tsx'));

interface CommentMenuProps {
  readonly comment: ShownComment;
  /** The author's name, for what reads it out. */
  readonly name: string;
  readonly onEdit?: () => void;
}

/** A panel that opens at the lower edge of the screen would be cut. */
const bringIntoView = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: 'nearest' });

/** What else can be done about a comment, by whoever is here. */
export function CommentMenu({ comment, name, onEdit }: CommentMenuProps): ReactNode {
  const t = useWords('comments');
  const session = useSession();
  const { isIgnored } = useLibrary();
  const choose = useChoose();
  const { isOpen, rootProps, buttonProps } = useDisclosurePanel();
  const [dialog, setDialog] = useState<CommentDialogName>();
  const user = session.state === 'signed-in' ? session.user : undefined;
  const { author } = comment;
  const actions = user ? actionsOf(comment, user, author !== null && isIgnored(author.uid)) : [];
  if (actions.length === 0) return null;

  const act = (action: CommentAction) => {
    // The panel goes, and with it what was pressed: focus stays at its button.
    buttonProps.ref.current?.focus();
    buttonProps.onClick();
    if (action === 'edit') onEdit?.();
    else if (action === 'ignore' || action === 'unignore') {
      if (author)
        choose({ kind: 'ignore', person: { uid: author.uid, name: author.name }, on: action === 'ignore' });
    } else setDialog(action);
  };
  return (
    <div className={classes.root} {...rootProps}>
      <button type="button" className={classes.button} aria-label={t('actions', { name })} {...buttonProps}>
        <IconDots size={20} stroke={1.75} aria-hidden="true" />
      </button>
      {isOpen && (
        <ul ref={bringIntoView} className={classes.panel}>
          {actions.map((action) => (
            <li key={action}>
              <button type="button" className={classes.action} onClick={() => act(action)}>
                {t(`menu.${action}`, { name })}
              </button>
            </li>
          ))}
        </ul>
      )}
      {dialog && user && (
        <Suspense>
          <CommentDialog
            name={dialog}
            comment={comment}
            uid={user.uid}
            onClose={() => setDialog(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
