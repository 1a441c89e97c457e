import { Button } from '@mantine/core';
import type { CommentReason } from '@rawi/model/lists/comment-reasons';
import { plainText } from '@rawi/model/text/plain-text';
import { useState } from 'react';
import { useSend } from '../../core/forms/use-send.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { callCommunity } from '../../core/session/community-calls.ts';
import { Dialog, DialogActions } from '../../core/ui/dialog.tsx';
import { FormNote } from '../../core/ui/form-note.tsx';
import { NoteField } from '../comments/dialogs/note-field.tsx';
import { ReasonChoice } from '../comments/dialogs/reason-choice.tsx';
import { SelfHarmHelp } from '../comments/dialogs/self-harm-help.tsx';
import { useListProblem } from './use-list-problem.ts';

interface ReportListDialogProps {
  readonly publicId: string;
  /** That of the words on the page. */
  readonly version: number;
  readonly onClose: () => void;
}

/** Reports a public list to the reviewers, in the version that is shown. Who reports self-harm is shown where to find help. */
export default function ReportListDialog({ publicId, version, onClose }: ReportListDialogProps) {
  const t = useWords('lists');
  const wordsOf = useListProblem();
  const [reason, setReason] = useState<CommentReason>();
  const [note, setNote] = useState('');
  const { state, isSending, problem, send } = useSend();
  const report = async () => {
    if (!reason) return;
    const said = plainText(note);
    await callCommunity({
      action: 'reportList',
      publicId,
      version,
      reason,
      ...(said !== '' && { note: said }),
    });
  };
  const isDone = state === 'done';
  const help = reason === 'self-harm' && <SelfHarmHelp />;
  return (
    <Dialog title={t('reports.title')} closeLabel={t('close')} onClose={onClose} isBusy={isSending} isSheet>
      {isDone ? (
        <>
          <FormNote tone="success">{t('reports.done')}</FormNote>
          {help}
        </>
      ) : (
        <>
          <ReasonChoice label={t('reports.question')} value={reason} onChoose={setReason} />
          {help}
          <NoteField
            label={t('reports.note')}
            optional={t('reports.optional')}
            value={note}
            onChange={setNote}
          />
        </>
      )}
      {problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
      <DialogActions>
        <Button variant="default" onClick={onClose} disabled={isSending}>
          {t(isDone ? 'close' : 'cancel')}
        </Button>
        {!isDone && (
          <Button loading={isSending} disabled={reason === undefined} onClick={() => void send(report)}>
            {t('reports.confirm')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
