import { type Problem, useProblemText } from '../../core/forms/problem-text.ts';
import { useWords } from '../../core/i18n/i18n.ts';

/** The message for a refused call about an ask. */
export function useAskProblem(): (problem: Problem) => string {
  const t = useWords('ask');
  const wordsOf = useProblemText();
  return (problem) => {
    switch (problem.code) {
      case 'target-missing':
        return t('problems.gone');
      case 'ask-hidden':
        return t('problems.hidden');
      case 'too-many-today':
        return t('problems.tooMany');
      case 'email-unverified':
        return t('problems.unverified');
      case 'invalid-fields':
        return t('problems.title');
      default:
        return wordsOf(problem);
    }
  };
}
