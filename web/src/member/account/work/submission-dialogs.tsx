import { flushSync } from 'react-dom';
import { useSend } from '../../../core/forms/use-send.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { idOf } from '../../../core/lib/document-id.ts';
import { callTranslators } from '../../../core/session/translator-calls.ts';
import { ConfirmDialog } from '../../../core/ui/confirm-dialog.tsx';
import { FormNote } from '../../../core/ui/form-note.tsx';
import { type SubmissionItem, useSubmissionName } from './submission.ts';
import { useWorkProblem } from './use-work-problem.ts';

interface SubmissionDialogProps {
  readonly action: 'withdraw' | 'discard';
  readonly item: SubmissionItem;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const CALLS = { withdraw: 'withdrawSubmission', discard: 'discardSubmission' } as const;

/** Asks before a submission is withdrawn, or permanently deleted. */
export function SubmissionDialog({ action, item, onDone, onClose }: SubmissionDialogProps) {
  const t = useWords('my-work');
  const shell = useWords('shell');
  const wordsOf = useWorkProblem();
  const { isSending, problem, send } = useSend();
  const name = useSubmissionName(item.data);
  const confirm = async () => {
    const { revision } = item.data;
    await callTranslators({ action: CALLS[action], submissionId: idOf(item), revision });
    // Moves the focus at once: a closing dialog returns it to the element that opened it, which may be about
    // to be removed.
    flushSync(onClose);
    onDone();
  };
  return (
    <ConfirmDialog
      title={t(`${action}.question`)}
      closeLabel={shell('close')}
      text={t(`${action}.text`, { name })}
      cancelLabel={t(`${action}.cancel`)}
      confirmLabel={t(`${action}.confirm`)}
      kind="danger"
      isBusy={isSending}
      note={problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
      onConfirm={() => void send(confirm)}
      onClose={onClose}
    />
  );
}
