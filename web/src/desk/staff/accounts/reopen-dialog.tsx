import { useState } from 'react';
import { useSend } from '../../../core/forms/use-send.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { isolated } from '../../../core/i18n/isolated.ts';
import { showToast } from '../../../core/lib/toast.ts';
import { callReview } from '../../../core/session/review-calls.ts';
import { ConfirmDialog } from '../../../core/ui/confirm-dialog.tsx';
import { FormNote } from '../../../core/ui/form-note.tsx';
import { useStaffProblem } from '../use-staff-problem.ts';

interface ReopenDialogProps {
  readonly uid: string;
  readonly name: string;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** The dialog before an account is reopened. */
export function ReopenDialog({ uid, name, onDone, onClose }: ReopenDialogProps) {
  const t = useWords('staff');
  const wordsOf = useStaffProblem();
  const [requestId] = useState(() => crypto.randomUUID());
  const { isSending, problem, send } = useSend();
  const reopen = async () => {
    await callReview({ action: 'reopenAccount', uid, requestId });
    (onDone ?? onClose)();
    await showToast({ title: t('accounts.reopenedDone', { name: isolated(name) }), closeLabel: t('close') });
  };
  return (
    <ConfirmDialog
      title={t('accounts.reopenTitle', { name: isolated(name) })}
      text={t('accounts.reopenText')}
      closeLabel={t('close')}
      cancelLabel={t('cancel')}
      confirmLabel={t('accounts.reopenConfirm')}
      isBusy={isSending}
      note={problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
      onConfirm={() => void send(reopen)}
      onClose={onClose}
    />
  );
}
