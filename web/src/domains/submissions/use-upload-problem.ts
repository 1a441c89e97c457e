import { type Problem, useAccountProblemText } from '../../core/forms/problem-text.ts';
import { useWords } from '../../core/i18n/i18n.ts';

/** Why a request about a draft, its files or its submission was refused. */
export function useUploadProblem(): (problem: Problem) => string {
  const t = useWords('upload');
  const wordsOf = useAccountProblemText();
  return (problem) => {
    switch (problem.code) {
      case 'too-many-drafts':
        return t('problems.tooManyDrafts');
      case 'moved-on':
        return t('problems.movedOn');
      case 'role-missing':
        return t('problems.roleMissing');
      case 'muted':
        return t('problems.muted');
      case 'email-unverified':
        return t('problems.unverified');
      case 'files-unchecked':
        return t('problems.files');
      case 'chapter-taken':
        return t('problems.taken');
      case 'choice-gone':
        return t('problems.choiceGone');
      case 'target-missing':
        return t('problems.gone');
      case 'too-large':
        return t('problems.tooLarge');
      case 'too-many-today':
        return t('problems.tooMuchToday');
      default:
        return wordsOf(problem);
    }
  };
}
