import { Button } from '@mantine/core';
import type { CommentReason } from '@rawi/model/lists/comment-reasons';
import type { ReaderPayload } from '@rawi/model/pages/reader-payload';
import { plainText } from '@rawi/model/text/plain-text';
import { useState } from 'react';
import { type Problem, useProblemText } from '../../core/forms/problem-text.ts';
import { useSend } from '../../core/forms/use-send.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { callCommunity } from '../../core/session/community-calls.ts';
import { Dialog, DialogActions, DialogText } from '../../core/ui/dialog.tsx';
import { FormNote } from '../../core/ui/form-note.tsx';
import { NoteField } from '../comments/dialogs/note-field.tsx';
import { ReasonChoice } from '../comments/dialogs/reason-choice.tsx';
import { SelfHarmHelp } from '../comments/dialogs/self-harm-help.tsx';

interface ReportReaderDialogProps {
  readonly reader: Pick<ReaderPayload, 'id' | 'name' | 'photo'>;
  readonly onClose: () => void;
}

/** Reports the name or the photo on a reader's page, as it shows them, to the reviewers. */
export default function ReportReaderDialog({ reader, onClose }: ReportReaderDialogProps) {
  const t = useWords('reader-page');
  const wordsOf = useReportProblem();
  const [reason, setReason] = useState<CommentReason>();
  const [note, setNote] = useState('');
  const { state, isSending, problem, send } = useSend();
  const report = async () => {
    if (!reason) return;
    const said = plainText(note);
    await callCommunity({
      action: 'reportReader',
      readerUid: reader.id,
      seen: { name: reader.name, photo: reader.photo?.sources[0]?.path ?? null },
      reason,
      ...(said !== '' && { note: said }),
    });
  };
  const isDone = state === 'done';
  const help = reason === 'self-harm' && <SelfHarmHelp />;
  return (
    <Dialog title={t('report.title')} closeLabel={t('close')} onClose={onClose} isBusy={isSending} isSheet>
      {isDone ? (
        <>
          <FormNote tone="success">{t('report.done')}</FormNote>
          {help}
        </>
      ) : (
        <>
          <DialogText>{t('report.text')}</DialogText>
          <ReasonChoice label={t('report.question')} value={reason} onChoose={setReason} />
          {help}
          <NoteField
            label={t('report.note')}
            optional={t('report.optional')}
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
            {t('report.confirm')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function useReportProblem(): (problem: Problem) => string {
  const t = useWords('reader-page');
  const wordsOf = useProblemText();
  return (problem) => {
    if (problem.code === 'moved-on') return t('report.changed');
    return problem.code === 'target-missing' ? t('report.gone') : wordsOf(problem);
  };
}
