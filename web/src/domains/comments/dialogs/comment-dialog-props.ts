import type { ShownComment } from '@rawi/model/pages/shown-comment';

/** What every question about a comment is given. */
export interface CommentDialogProps {
  readonly comment: ShownComment;
  /** Who is here. */
  readonly uid: string;
  readonly onClose: () => void;
}

/** What a question is given that needs to know only so much of the comment. */
export interface AboutComment<F extends keyof ShownComment> {
  readonly comment: Pick<ShownComment, F>;
  readonly onClose: () => void;
}
