import { Button } from '@mantine/core';
import type { CommentReason } from '@rawi/model/lists/comment-reasons';
import { plainText } from '@rawi/model/text/plain-text';
import { isReview } from '@rawi/model/truth/comic-review';
import { useState } from 'react';
import { useProblemText } from '../../../core/forms/problem-text.ts';
import { useSend } from '../../../core/forms/use-send.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { Dialog, DialogActions } from '../../../core/ui/dialog.tsx';
import { FormNote } from '../../../core/ui/form-note.tsx';
import type { Reported } from '../change-comment.ts';
import { useCommentedPage } from '../commented-page.ts';
import type { CommentDialogProps } from './comment-dialog-props.ts';
import { NoteField } from './note-field.tsx';
import { ReasonChoice } from './reason-choice.tsx';
import { SelfHarmHelp } from './self-harm-help.tsx';

const OUTCOMES = {
  sent: 'report.done',
  already: 'report.already',
  changed: 'report.changed',
  gone: 'problems.commentGone',
} as const satisfies Record<Reported, string>;

/** Reports a comment to the reviewers. A person who reports self-harm is shown where to find help. */
export function ReportDialog({ comment, uid, onClose }: CommentDialogProps) {
  const t = useWords('comments');
  const wordsOf = useProblemText();
  const { comic } = useCommentedPage();
  const [reason, setReason] = useState<CommentReason>();
  const [note, setNote] = useState('');
  const [outcome, setOutcome] = useState<Reported>('sent');
  const { state, isSending, problem, send } = useSend();
  const report = async () => {
    if (!reason) return;
    const { reportComment } = await import('../change-comment.ts');
    setOutcome(await reportComment(uid, comic.id, comment, { reason, note: plainText(note) }));
  };
  const isDone = state === 'done';
  const help = reason === 'self-harm' && <SelfHarmHelp />;
  return (
    <Dialog
      title={t(isReview(comment) ? 'reviews.report' : 'report.title')}
      closeLabel={t('close')}
      onClose={onClose}
      isBusy={isSending}
      isSheet
    >
      {isDone ? (
        <>
          <FormNote tone={outcome === 'sent' ? 'success' : 'neutral'}>{t(OUTCOMES[outcome])}</FormNote>
          {help}
        </>
      ) : (
        <>
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
