import { type Problem, useProblemText } from '../../../core/forms/problem-text.ts';
import { useWords } from '../../../core/i18n/i18n.ts';

/** Why a call about a comment was refused. */
export function useCommunityText(): (problem: Problem) => string {
  const t = useWords('comments');
  const wordsOf = useProblemText();
  return (problem) => {
    switch (problem.code) {
      case 'moved-on':
        return t('problems.changedSince');
      case 'comment-gone':
        return t('problems.commentGone');
      case 'account-gone':
        return t('problems.accountGone');
      case 'already-sent':
        return t('problems.alreadySent');
      case 'not-of-reviewers':
        return t('problems.notOfReviewers');
      default:
        return wordsOf(problem);
    }
  };
}
