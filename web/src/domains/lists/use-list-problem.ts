import { type Problem, useProblemText } from '../../core/forms/problem-text.ts';
import { useWords } from '../../core/i18n/i18n.ts';

/** Why a call about a list was refused. */
export function useListProblem(): (problem: Problem) => string {
  const t = useWords('lists');
  const wordsOf = useProblemText();
  return (problem) => {
    switch (problem.code) {
      case 'moved-on':
        return t('problems.changed');
      case 'list-gone':
        return t('problems.gone');
      case 'list-hidden':
        return t('problems.hidden');
      case 'list-empty':
        return t('problems.empty');
      default:
        return wordsOf(problem);
    }
  };
}
