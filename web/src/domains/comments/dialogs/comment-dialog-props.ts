import type { ShownComment } from '@rawi/model/pages/shown-comment';

/** The props of every dialog about a comment. */
export interface CommentDialogProps {
  readonly comment: ShownComment;
  /** The current person. */
  readonly uid: string;
  readonly onClose: () => void;
}

/** The props of a dialog that needs only these fields of the comment. */
export interface AboutComment<F extends keyof ShownComment> {
  readonly comment: Pick<ShownComment, F>;
  readonly onClose: () => void;
}
