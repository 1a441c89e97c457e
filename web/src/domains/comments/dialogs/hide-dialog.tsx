import { Button } from '@mantine/core';
import type { CommentReason } from '@rawi/model/lists/comment-reasons';
import { plainText } from '@rawi/model/text/plain-text';
import { useState } from 'react';
import { useSend } from '../../../core/forms/use-send.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { callCommunity } from '../../../core/session/community-calls.ts';
import { Dialog, DialogActions, DialogText } from '../../../core/ui/dialog.tsx';
import { FormNote } from '../../../core/ui/form-note.tsx';
import { useCommentedPage } from '../commented-page.ts';
import type { AboutComment } from './comment-dialog-props.ts';
import { NoteField } from './note-field.tsx';
import { ReasonChoice } from './reason-choice.tsx';
import { useCommunityText } from './use-community-text.ts';

/** A reviewer hides a comment, with a reason. */
export function HideDialog({ comment, onClose }: AboutComment<'id'>) {
  const t = useWords('comments');
  const wordsOf = useCommunityText();
  const { comic } = useCommentedPage();
  const [reason, setReason] = useState<CommentReason>();
  const [note, setNote] = useState('');
  const { isSending, problem, send } = useSend();
  const hide = async () => {
    if (!reason) return;
    const said = plainText(note);
    await callCommunity({
      action: 'hideComment',
      comicId: comic.id,
      commentId: comment.id,
      reason,
      ...(said !== '' && { note: said }),
    });
    onClose();
  };
  return (
    <Dialog title={t('hide.title')} closeLabel={t('close')} onClose={onClose} isBusy={isSending} isSheet>
      <DialogText>{t('hide.text')}</DialogText>
      <ReasonChoice label={t('hide.reason')} value={reason} onChoose={setReason} />
      <NoteField label={t('hide.note')} optional={t('report.optional')} value={note} onChange={setNote} />
      {problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
      <DialogActions>
        <Button variant="default" onClick={onClose} disabled={isSending}>
          {t('cancel')}
        </Button>
        <Button loading={isSending} disabled={reason === undefined} onClick={() => void send(hide)}>
          {t('hide.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
