import { isReview } from '@rawi/model/truth/comic-review';
import { useState } from 'react';
import { useProblemText } from '../../../core/forms/problem-text.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { FormNote } from '../../../core/ui/form-note.tsx';
import type { Reported } from '../change-comment.ts';
import { useCommentedPage } from '../commented-page.ts';
import type { CommentDialogProps } from './comment-dialog-props.ts';
import { ReportForm } from './report-form.tsx';

const OUTCOMES = {
  sent: 'report.done',
  already: 'report.already',
  changed: 'report.changed',
  gone: 'problems.commentGone',
} as const satisfies Record<Reported, string>;

/** Reports a comment to the reviewers. */
export function ReportDialog({ comment, uid, onClose }: CommentDialogProps) {
  const t = useWords('comments');
  const problemText = useProblemText();
  const { comic } = useCommentedPage();
  const [outcome, setOutcome] = useState<Reported>('sent');
  return (
    <ReportForm
      words={{
        title: t(isReview(comment) ? 'reviews.report' : 'report.title'),
        question: t('report.question'),
        note: t('report.note'),
        optional: t('report.optional'),
        confirm: t('report.confirm'),
        close: t('close'),
        cancel: t('cancel'),
      }}
      onReport={async (reason, note) => {
        const { reportComment } = await import('../change-comment.ts');
        setOutcome(await reportComment(uid, comic.id, comment, { reason, note }));
      }}
      done={<FormNote tone={outcome === 'sent' ? 'success' : 'neutral'}>{t(OUTCOMES[outcome])}</FormNote>}
      problemText={problemText}
      onClose={onClose}
    />
  );
}
