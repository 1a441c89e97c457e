import { LIMITS } from '@rawi/model/limits';
import { CLOSING_REASON_TEXTS } from '@rawi/model/lists/closing-reason-texts';
import { CLOSING_REASONS, type ClosingReason } from '@rawi/model/lists/closing-reasons';
import { useState } from 'react';
import { useSend } from '../../../core/forms/use-send.ts';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { isolated } from '../../../core/i18n/isolated.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { showToast } from '../../../core/lib/toast.ts';
import { callReview } from '../../../core/session/review-calls.ts';
import { CheckField } from '../../../core/ui/check-field.tsx';
import { ConfirmDialog } from '../../../core/ui/confirm-dialog.tsx';
import { FormNote } from '../../../core/ui/form-note.tsx';
import { RadioTiles } from '../../../core/ui/radio-tiles.tsx';
import { TextArea } from '../../../core/ui/text-area.tsx';
import classes from '../staff-page.module.css';
import { useStaffProblem } from '../use-staff-problem.ts';

interface CloseDialogProps {
  readonly uid: string;
  readonly name: string;
  readonly isOfStaff: boolean;
  readonly takenDownForRights: number;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** The dialog before an account is closed: asks for the reason, a note, and a tick as confirmation. */
export function CloseDialog(props: CloseDialogProps) {
  const { uid, name, isOfStaff, takenDownForRights, onDone, onClose } = props;
  const t = useWords('staff');
  const locale = useLocale();
  const wordsOf = useStaffProblem();
  const [reason, setReason] = useState<ClosingReason>();
  const [note, setNote] = useState('');
  const [confirmed, setConfirmed] = useState(false);
  const [isTried, setIsTried] = useState(false);
  // All retries use one id, so that a retry after a lost answer is the same decision.
  const [requestId] = useState(() => crypto.randomUUID());
  const { isSending, problem, send } = useSend();
  const lacksNote = reason === 'other' && note.trim() === '';
  const close = async () => {
    if (!reason) return;
    await callReview({ action: 'closeAccount', uid, requestId, reason, note });
    onDone();
    await showToast({ title: t('accounts.closedDone', { name: isolated(name) }), closeLabel: t('close') });
  };
  const handleConfirm = () => {
    setIsTried(true);
    if (reason && confirmed && !lacksNote) void send(close);
  };
  const missing = !reason
    ? 'accounts.reasonMissing'
    : lacksNote
      ? 'accounts.noteMissing'
      : 'accounts.tickMissing';
  return (
    <ConfirmDialog
      kind="danger"
      title={t('accounts.closeTitle', { name: isolated(name) })}
      text={t('accounts.closeText')}
      closeLabel={t('close')}
      cancelLabel={t('cancel')}
      confirmLabel={t('accounts.closeConfirm')}
      isBusy={isSending}
      note={
        <div className={classes.closing}>
          {takenDownForRights > 0 && (
            <p className={classes.fact}>
              {t('accounts.takenDown', {
                count: takenDownForRights,
                number: formatNumber(takenDownForRights, locale),
              })}
            </p>
          )}
          {isOfStaff && <p className={classes.fact}>{t('accounts.staffGoes')}</p>}
          <RadioTiles
            label={t('accounts.reason')}
            value={reason}
            choices={CLOSING_REASONS.map((value) => ({ value, label: CLOSING_REASON_TEXTS[value][locale] }))}
            onChoose={setReason}
          />
          <TextArea
            name="note"
            rows={3}
            label={t('accounts.note')}
            optional={reason === 'other' ? undefined : t('accounts.optional')}
            hint={t('accounts.noteHint')}
            maxLength={LIMITS.noteLength}
            value={note}
            onChange={setNote}
          />
          <CheckField name="confirmed" isChecked={confirmed} onChange={setConfirmed}>
            {t('accounts.tick')}
          </CheckField>
          {isTried && (!reason || lacksNote || !confirmed) && <FormNote tone="error">{t(missing)}</FormNote>}
          {problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
        </div>
      }
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}
