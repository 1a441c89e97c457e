import { useSend } from '../../../core/forms/use-send.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { callCommunity } from '../../../core/session/community-calls.ts';
import { ConfirmDialog } from '../../../core/ui/confirm-dialog.tsx';
import { FormNote } from '../../../core/ui/form-note.tsx';
import { useCommentedPage } from '../commented-page.ts';
import type { AboutComment } from './comment-dialog-props.ts';
import { useCommunityText } from './use-community-text.ts';

/** Shows a hidden or folded comment again; earlier reports no longer count. */
export function UnhideDialog({ comment, onClose }: AboutComment<'id' | 'version'>) {
  const t = useWords('comments');
  const wordsOf = useCommunityText();
  const { comic } = useCommentedPage();
  const { isSending, problem, send } = useSend();
  const show = async () => {
    await callCommunity({
      action: 'showComment',
      comicId: comic.id,
      commentId: comment.id,
      version: comment.version,
    });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('unhide.title')}
      closeLabel={t('close')}
      text={t('unhide.text')}
      cancelLabel={t('cancel')}
      confirmLabel={t('unhide.confirm')}
      isBusy={isSending}
      note={problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
      onConfirm={() => void send(show)}
      onClose={onClose}
    />
  );
}
