import { type Problem, useAccountProblemText } from '../../../core/forms/problem-text.ts';
import { useWords } from '../../../core/i18n/i18n.ts';

/** The message for a refused action on one's own work. */
export function useWorkProblem(): (problem: Problem) => string {
  const t = useWords('my-work');
  const wordsOf = useAccountProblemText();
  return (problem) => {
    switch (problem.code) {
      case 'moved-on':
        return t('problems.movedOn');
      case 'too-many-drafts':
        return t('problems.tooManyDrafts');
      case 'being-published':
        return t('problems.beingPublished');
      case 'role-missing':
        return t('problems.roleMissing');
      case 'target-missing':
        return t('problems.gone');
      default:
        return wordsOf(problem);
    }
  };
}
