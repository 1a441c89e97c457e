import type { ShownComment } from '@rawi/model/pages/shown-comment';
import { isReview } from '@rawi/model/truth/comic-review';
import { useRef } from 'react';
import { type Problem, useProblemText } from '../../core/forms/problem-text.ts';
import { useSend } from '../../core/forms/use-send.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { FormNote } from '../../core/ui/form-note.tsx';
import { type CommentDraft, keepDraft } from './comment-drafts.ts';
import { useCommentedPage } from './commented-page.ts';
import { Composer } from './composer.tsx';

interface EditCommentProps {
  readonly comment: ShownComment;
  readonly onClose: () => void;
}

/**
 * A person's own comment while it is changed. When another tab was faster, nothing that was typed is lost.
 */
export default function EditComment({ comment, onClose }: EditCommentProps) {
  const t = useWords('comments');
  const { comic } = useCommentedPage();
  const uid = comment.author?.uid ?? '';
  const wordsOf = useProblemText();
  const { isSending, problem, send } = useSend();
  // The text and the version that the edit began with; a later version comes from another tab.
  const begun = useRef(comment);
  const place = `edit/${comment.id}`;
  const save = (words: CommentDraft) =>
    send(async () => {
      const { editComment } = await import('./change-comment.ts');
      try {
        await editComment(uid, comic.id, begun.current, words);
      } catch (error) {
        keepDraft(place, words);
        throw error;
      }
      onClose();
    });
  return (
    <Composer
      // After a failed attempt the typed text is shown again.
      key={problem ? 'again' : 'first'}
      place={place}
      label={t(isReview(comment) ? 'reviews.edit' : 'edit')}
      submitLabel={t('save')}
      initial={{
        text: comment.text,
        spoiler: comment.spoiler,
        ...(comment.mentioned && { mentions: comment.mentioned }),
      }}
      mayMention={!isReview(comment)}
      hasFocus
      isBusy={isSending}
      note={
        problem && (
          <FormNote tone="error">{isBound(problem) ? wordsOf(problem) : t('changeFailedText')}</FormNote>
        )
      }
      onSubmit={(words) => void save(words)}
      onCancel={onClose}
    />
  );
}

/** Whether the person may do it again after a while; not for a change that came from elsewhere. */
const isBound = ({ code }: Problem) => code === 'too-soon' || code === 'too-many-today';
