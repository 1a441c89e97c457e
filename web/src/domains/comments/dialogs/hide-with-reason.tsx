import { Button } from '@mantine/core';
import type { CommentReason } from '@rawi/model/lists/comment-reasons';
import { plainText } from '@rawi/model/text/plain-text';
import { useState } from 'react';
import type { Problem } from '../../../core/forms/problem-text.ts';
import { useSend } from '../../../core/forms/use-send.ts';
import { Dialog, DialogActions, DialogText } from '../../../core/ui/dialog.tsx';
import { FormNote } from '../../../core/ui/form-note.tsx';
import { NoteField } from './note-field.tsx';
import { ReasonChoice } from './reason-choice.tsx';

/** Why something is hidden; a note only where something was written. */
interface HidingReason {
  readonly reason: CommentReason;
  readonly note?: string;
}

interface HideWithReasonProps {
  readonly words: Readonly<
    Record<'title' | 'text' | 'reason' | 'note' | 'optional' | 'confirm' | 'cancel' | 'close', string>
  >;
  readonly problemText: (problem: Problem) => string;
  readonly onHide: (why: HidingReason) => Promise<unknown>;
  readonly onClose: () => void;
}

/** A reviewer hides what somebody has written, with a reason that its author sees. */
export function HideWithReason({ words, problemText, onHide, onClose }: HideWithReasonProps) {
  const [reason, setReason] = useState<CommentReason>();
  const [note, setNote] = useState('');
  const { isSending, problem, send } = useSend();
  const hide = async () => {
    if (!reason) return;
    const said = plainText(note);
    await onHide({ reason, ...(said !== '' && { note: said }) });
    onClose();
  };
  return (
    <Dialog title={words.title} closeLabel={words.close} onClose={onClose} isBusy={isSending} isSheet>
      <DialogText>{words.text}</DialogText>
      <ReasonChoice label={words.reason} value={reason} onChoose={setReason} />
      <NoteField label={words.note} optional={words.optional} value={note} onChange={setNote} />
      {problem && <FormNote tone="error">{problemText(problem)}</FormNote>}
      <DialogActions>
        <Button variant="default" onClick={onClose} disabled={isSending}>
          {words.cancel}
        </Button>
        <Button loading={isSending} disabled={reason === undefined} onClick={() => void send(hide)}>
          {words.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
