import { useWords } from '../../../core/i18n/i18n.ts';
import { callCommunity } from '../../../core/session/community-calls.ts';
import { useCommentedPage } from '../commented-page.ts';
import type { AboutComment } from './comment-dialog-props.ts';
import { HideWithReason } from './hide-with-reason.tsx';
import { useCommunityText } from './use-community-text.ts';

/** A reviewer hides a comment, with a reason. */
export function HideDialog({ comment, onClose }: AboutComment<'id'>) {
  const t = useWords('comments');
  const { comic } = useCommentedPage();
  const about = { comicId: comic.id, commentId: comment.id };
  return (
    <HideWithReason
      words={{
        title: t('hide.title'),
        text: t('hide.text'),
        reason: t('hide.reason'),
        note: t('hide.note'),
        optional: t('report.optional'),
        confirm: t('hide.confirm'),
        cancel: t('cancel'),
        close: t('close'),
      }}
      problemText={useCommunityText()}
      onHide={(why) => callCommunity({ action: 'hideComment', ...about, ...why })}
      onClose={onClose}
    />
  );
}
