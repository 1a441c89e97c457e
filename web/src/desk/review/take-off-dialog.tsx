import {
  REJECTION_REASON_TEXTS,
  REJECTION_REASONS,
  type RejectionReason,
} from '@rawi/model/lists/rejection-reasons';
import { useState } from 'react';
import { useSend } from '../../core/forms/use-send.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { CheckField } from '../../core/ui/check-field.tsx';
import { ConfirmDialog } from '../../core/ui/confirm-dialog.tsx';
import { FormNote } from '../../core/ui/form-note.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { useReviewProblem } from './use-review-problem.ts';

interface Taken {
  readonly requestId: string;
  readonly reason: RejectionReason;
  /** Nothing of it is stored. */
  readonly forGood: boolean;
}

interface TakeOffDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  /** Whether it can be taken down without storing a copy. */
  readonly hasForGood?: boolean;
  readonly onTake: (taken: Taken) => Promise<unknown>;
  readonly onClose: () => void;
}

/** The dialog before something is taken down: asks for the reason, which its owner will read. */
export function TakeOffDialog(props: TakeOffDialogProps) {
  const { title, text, confirmLabel, hasForGood = false, onTake, onClose } = props;
  const t = useWords('review');
  const shell = useWords('shell');
  const locale = useLocale();
  const wordsOf = useReviewProblem();
  const [reason, setReason] = useState<RejectionReason>('rights');
  const [forGood, setForGood] = useState(false);
  // All retries use one id, so that a retry after a lost answer is the same move.
  const [requestId] = useState(() => crypto.randomUUID());
  const { isSending, problem, send } = useSend();
  const take = async () => {
    await onTake({ requestId, reason, forGood });
    onClose();
  };
  return (
    <ConfirmDialog
      kind="danger"
      title={title}
      text={text}
      closeLabel={shell('close')}
      cancelLabel={t('decide.cancel')}
      confirmLabel={confirmLabel}
      isBusy={isSending}
      note={
        <>
          <SelectField
            name="reason"
            label={t('admin.reason')}
            value={reason}
            choices={REJECTION_REASONS.map((value) => ({
              value,
              label: REJECTION_REASON_TEXTS[value][locale],
            }))}
            onChange={(value) => setReason(REJECTION_REASONS.find((each) => each === value) ?? 'rights')}
          />
          {hasForGood && (
            <CheckField name="forGood" isChecked={forGood} onChange={setForGood}>
              {t('admin.forGood')}
            </CheckField>
          )}
          {problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
        </>
      }
      onConfirm={() => void send(take)}
      onClose={onClose}
    />
  );
}
