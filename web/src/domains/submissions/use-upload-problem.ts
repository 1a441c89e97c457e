import { LIMITS } from '@rawi/model/limits';
import { type Problem, useAccountProblemText } from '../../core/forms/problem-text.ts';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { refusedPlace } from '../transcripts/refused-place.ts';

/** Why a request about a draft, its files or its submission was refused. */
export function useUploadProblem(): (problem: Problem) => string {
  const t = useWords('upload');
  const locale = useLocale();
  const wordsOf = useAccountProblemText();
  const number = (value: number) => formatNumber(value, locale);
  const textProblem = (problem: Problem) => {
    const refused = refusedPlace(problem);
    if (refused?.place !== undefined) {
      return t('problems.textLine', { page: number(refused.page), place: number(refused.place) });
    }
    if (refused) return t('problems.textPage', { page: number(refused.page) });
    return problem.fields?.['pages'] === undefined
      ? wordsOf(problem)
      : t('problems.textTooLarge', { total: number(LIMITS.transcript.chapterBytes / 1024) });
  };
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
      case 'invalid-fields':
        return textProblem(problem);
      default:
        return wordsOf(problem);
    }
  };
}
