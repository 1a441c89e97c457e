import { isReview } from '@rawi/model/truth/comic-review';
import { useSend } from '../../../core/forms/use-send.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { ConfirmDialog } from '../../../core/ui/confirm-dialog.tsx';
import { FormNote } from '../../../core/ui/form-note.tsx';
import { useCommentedPage } from '../commented-page.ts';
import type { CommentDialogProps } from './comment-dialog-props.ts';

export function DeleteDialog({ comment, onClose }: CommentDialogProps) {
  const t = useWords('comments');
  const { comic } = useCommentedPage();
  const { isSending, problem, send } = useSend();
  const remove = async () => {
    const { deleteComment } = await import('../change-comment.ts');
    await deleteComment(comic.id, comment);
    onClose();
  };
  return (
    <ConfirmDialog
      title={t(isReview(comment) ? 'reviews.delete' : 'delete.title')}
      closeLabel={t('close')}
      text={t(isReview(comment) ? 'reviews.deleteText' : 'delete.text')}
      cancelLabel={t('cancel')}
      confirmLabel={t('delete.confirm')}
      kind="danger"
      isBusy={isSending}
      note={problem && <FormNote tone="error">{t('changeFailedText')}</FormNote>}
      onConfirm={() => void send(remove)}
      onClose={onClose}
    />
  );
}
