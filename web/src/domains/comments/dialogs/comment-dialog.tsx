import { lazy } from 'react';
import type { CommentDialogProps } from './comment-dialog-props.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { HideDialog } from './hide-dialog.tsx';
import { MuteDialog } from './mute-dialog.tsx';
import { ObjectionDialog } from './objection-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { UnhideDialog } from './unhide-dialog.tsx';

/** For reviewers alone, with the SDK that follows the action. */
const TakeDownComment = lazy(() => import('./take-down-comment.tsx'));
const TakeDownPhoto = lazy(() => import('./take-down-photo.tsx'));

const DIALOGS = {
  delete: DeleteDialog,
  report: ReportDialog,
  hide: HideDialog,
  unhide: UnhideDialog,
  mute: MuteDialog,
  object: ObjectionDialog,
  'take-down': TakeDownComment,
  'take-photo': TakeDownPhoto,
} as const;
export type CommentDialogName = keyof typeof DIALOGS;

/** The dialog before an action about a comment. */
export default function CommentDialog({
  name,
  ...props
}: CommentDialogProps & { readonly name: CommentDialogName }) {
  const Dialog = DIALOGS[name];
  return <Dialog {...props} />;
}
