import { useAccountProblemText } from '../../../core/forms/problem-text.ts';
import { useSend } from '../../../core/forms/use-send.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { ConfirmDialog } from '../../../core/ui/confirm-dialog.tsx';
import { FormNote } from '../../../core/ui/form-note.tsx';
import { clearHistory } from '../../../domains/history/clear-history.ts';

interface ClearHistoryDialogProps {
  readonly onCleared: () => void;
  readonly onClose: () => void;
}

/** Asks before the whole history is deleted, which cannot be undone. */
export function ClearHistoryDialog({ onCleared, onClose }: ClearHistoryDialogProps) {
  const t = useWords('account');
  const wordsOf = useAccountProblemText();
  const { isSending, problem, send } = useSend();
  const clear = async () => {
    await clearHistory();
    onCleared();
  };
  return (
    <ConfirmDialog
      title={t('history.clearTitle')}
      closeLabel={t('close')}
      text={t('history.clearText')}
      cancelLabel={t('cancel')}
      confirmLabel={t('history.clear')}
      kind="danger"
      isBusy={isSending}
      note={problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
      onConfirm={() => void send(clear)}
      onClose={onClose}
    />
  );
}
