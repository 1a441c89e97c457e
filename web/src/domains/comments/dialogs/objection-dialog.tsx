import { Button } from '@mantine/core';
import { plainText } from '@rawi/model/text/plain-text';
import type { WithheldComment } from '@rawi/model/truth/comment';
import { useEffect, useState } from 'react';
import { useSend } from '../../../core/forms/use-send.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { report } from '../../../core/lib/report-error.ts';
import { callCommunity } from '../../../core/session/community-calls.ts';
import { Dialog, DialogActions, DialogText } from '../../../core/ui/dialog.tsx';
import { FormNote } from '../../../core/ui/form-note.tsx';
import { CommentText } from '../comment-text.tsx';
import { useCommentedPage } from '../commented-page.ts';
import type { CommentDialogProps } from './comment-dialog-props.ts';
import classes from './dialogs.module.css';
import { NoteField } from './note-field.tsx';
import { useCommunityText } from './use-community-text.ts';

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

/** The hidden text and the reviewer's note, for those who may read them. */
function WithheldWords({ comicId, commentId }: { readonly comicId: string; readonly commentId: string }) {
  const t = useWords('comments');
  const [withheld, setWithheld] = useState<WithheldComment>();
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const { readWithheld } = await import('../read-withheld.ts');
      const found = await readWithheld(comicId, commentId);
      if (isWanted) setWithheld(found);
    };
    read().catch((error: unknown) => report('A hidden comment cannot be read.', error));
    return () => {
      isWanted = false;
    };
  }, [comicId, commentId]);
  if (!withheld) return null;
  return (
    <blockquote className={classes.quote}>
      <CommentText text={withheld.text} />
      {withheld.note !== undefined && (
        <div className={classes.quoteNote}>
          {t('objection.note')}
          <CommentText text={withheld.note} />
        </div>
      )}
    </blockquote>
  );
}
