import { Button } from '@mantine/core';
import { plainText } from '@rawi/model/text/plain-text';
import { useState } from 'react';
import { useSend } from '../../../core/forms/use-send.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { callCommunity } from '../../../core/session/community-calls.ts';
import { Dialog, DialogActions, DialogText } from '../../../core/ui/dialog.tsx';
import { FormNote } from '../../../core/ui/form-note.tsx';
import { useCommentedPage } from '../commented-page.ts';
import type { CommentDialogProps } from './comment-dialog-props.ts';
import { NoteField } from './note-field.tsx';
import { useCommunityText } from './use-community-text.ts';
import { WithheldWords } from './withheld-words.tsx';

/** The author of a hidden comment reads the reason, and may object once. */
export function ObjectionDialog({ comment, onClose }: CommentDialogProps) {
  const t = useWords('comments');
  const wordsOf = useCommunityText();
  const { comic } = useCommentedPage();
  const [text, setText] = useState('');
  const { state, isSending, problem, send } = useSend();
  const said = plainText(text);
  const object = () =>
    callCommunity({ action: 'objectToHiding', comicId: comic.id, commentId: comment.id, text: said });
  const isDone = state === 'done';
  return (
    <Dialog title={t('objection.title')} closeLabel={t('close')} onClose={onClose} isBusy={isSending} isSheet>
      <DialogText>{t('isHidden', { reason: t(`reasons.${comment.reason ?? 'other'}`) })}</DialogText>
      <WithheldWords comicId={comic.id} commentId={comment.id} />
      {isDone ? (
        <FormNote tone="success">{t('objection.done')}</FormNote>
      ) : (
        <>
          <DialogText>{t('objection.text')}</DialogText>
          <NoteField label={t('objection.label')} value={text} onChange={setText} />
        </>
      )}
      {problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
      <DialogActions>
        <Button variant="default" onClick={onClose} disabled={isSending}>
          {t(isDone ? 'close' : 'cancel')}
        </Button>
        {!isDone && (
          <Button loading={isSending} disabled={said === ''} onClick={() => void send(object)}>
            {t('objection.confirm')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
