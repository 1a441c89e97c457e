import type { ShownComment } from '@rawi/model/pages/shown-comment';

/** What every question about a comment is given. */
export interface CommentDialogProps {
  readonly comment: ShownComment;
  /** Who is here. */
  readonly uid: string;
  readonly onClose: () => void;
}
