import { LIMITS } from '@rawi/model/limits';
import { useState } from 'react';
import type { Problem } from '../../core/forms/problem-text.ts';
import { useSend } from '../../core/forms/use-send.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { ConfirmDialog } from '../../core/ui/confirm-dialog.tsx';
import { FormNote } from '../../core/ui/form-note.tsx';
import { TextArea } from '../../core/ui/text-area.tsx';

interface AppealDialogProps {
  /** Sends the appeal; a request that arrives twice counts once. */
  readonly onAppeal: (appeal: { readonly requestId: string; readonly note: string }) => Promise<unknown>;
  readonly wordsOf: (problem: Problem) => string;
  readonly onDone: () => void | Promise<void>;
  readonly onClose: () => void;
}

/** Requests that somebody else judges the same revision again, with a reason. */
export function AppealDialog({ onAppeal, wordsOf, onDone, onClose }: AppealDialogProps) {
  const t = useWords('reject');
  const shell = useWords('shell');
  const [note, setNote] = useState('');
  // One id for all attempts: after a lost answer it is still the same appeal.
  const [requestId] = useState(() => crypto.randomUUID());
  const { isSending, problem, send } = useSend();
  const appeal = async () => {
    await onAppeal({ requestId, note });
    await onDone();
  };
  return (
    <ConfirmDialog
      title={t('appeal.question')}
      closeLabel={shell('close')}
      text={t('appeal.text')}
      cancelLabel={t('appeal.cancel')}
      confirmLabel={t('appeal.confirm')}
      isBusy={isSending}
      note={
        <>
          <TextArea
            name="note"
            label={t('appeal.note')}
            rows={3}
            maxLength={LIMITS.noteLength}
            value={note}
            onChange={setNote}
          />
          {problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
        </>
      }
      onConfirm={() => void send(appeal)}
      onClose={onClose}
    />
  );
}
