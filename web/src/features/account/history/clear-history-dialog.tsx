import { clearHistory } from '../../../data/history/clear-history.ts';
import { useSend } from '../../../data/use-send.ts';
import { useWords } from '../../../lib/i18n.ts';
import { useAccountProblemText } from '../../../lib/problem-text.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormNote } from '../../../ui/form-note.tsx';

interface ClearHistoryDialogProps {
  readonly onCleared: () => void;
  readonly onClose: () => void;
}

/** Asks before everything is forgotten: there is no way back. */
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
