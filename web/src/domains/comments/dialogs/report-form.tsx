import { Button } from '@mantine/core';
import type { CommentReason } from '@rawi/model/lists/comment-reasons';
import { plainText } from '@rawi/model/text/plain-text';
import { type ReactNode, useState } from 'react';
import type { Problem } from '../../../core/forms/problem-text.ts';
import { useSend } from '../../../core/forms/use-send.ts';
import { Dialog, DialogActions } from '../../../core/ui/dialog.tsx';
import { FormNote } from '../../../core/ui/form-note.tsx';
import { NoteField } from './note-field.tsx';
import { ReasonChoice } from './reason-choice.tsx';
import { SelfHarmHelp } from './self-harm-help.tsx';

interface ReportFormProps {
  /** In the words of what is reported. */
  readonly words: Readonly<
    Record<'title' | 'question' | 'note' | 'optional' | 'confirm' | 'close' | 'cancel', string>
  >;
  /** What stands above the reasons. */
  readonly lead?: ReactNode;
  /** Sends it; `note` has no blank ends and may be empty. What it rejects with is shown by `problemText`. */
  readonly onReport: (reason: CommentReason, note: string) => Promise<void>;
  /** What is shown once it was sent. */
  readonly done: ReactNode;
  readonly problemText: (problem: Problem) => string;
  readonly onClose: () => void;
}

/** The dialog of a report to the reviewers: a reason and a note. Who reports self-harm is shown where to find help. */
export function ReportForm({ words, lead, onReport, done, problemText, onClose }: ReportFormProps) {
  const [reason, setReason] = useState<CommentReason>();
  const [note, setNote] = useState('');
  const { state, isSending, problem, send } = useSend();
  const report = async () => {
    if (reason) await onReport(reason, plainText(note));
  };
  const isDone = state === 'done';
  const help = reason === 'self-harm' && <SelfHarmHelp />;
  return (
    <Dialog title={words.title} closeLabel={words.close} onClose={onClose} isBusy={isSending} isSheet>
      {isDone ? (
        <>
          {done}
          {help}
        </>
      ) : (
        <>
          {lead}
          <ReasonChoice label={words.question} value={reason} onChoose={setReason} />
          {help}
          <NoteField label={words.note} optional={words.optional} value={note} onChange={setNote} />
        </>
      )}
      {problem && <FormNote tone="error">{problemText(problem)}</FormNote>}
      <DialogActions>
        <Button variant="default" onClick={onClose} disabled={isSending}>
          {isDone ? words.close : words.cancel}
        </Button>
        {!isDone && (
          <Button loading={isSending} disabled={reason === undefined} onClick={() => void send(report)}>
            {words.confirm}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
