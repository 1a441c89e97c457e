import { type Problem, useProblemText } from '../../../core/forms/problem-text.ts';
import { useWords } from '../../../core/i18n/i18n.ts';

/** The message for a refused action on one's own application. */
export function useApplicationText(): (problem: Problem) => string {
  const t = useWords('apply');
  const wordsOf = useProblemText();
  return (problem) => {
    switch (problem.code) {
      case 'moved-on':
      case 'already-appealed':
        return t('problems.movedOn');
      case 'muted':
        return t('problems.muted');
      case 'already-translator':
        return t('problems.alreadyTranslator');
      case 'email-unverified':
        return t('problems.unverified');
      case 'session-ended':
      case 'signed-out':
        return t('problems.sessionEnded');
      default:
        return wordsOf(problem);
    }
  };
}
