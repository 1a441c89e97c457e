import { type Problem, type ProblemCode, useProblemText } from '../../../core/forms/problem-text.ts';
import { useWords } from '../../../core/i18n/i18n.ts';

const WORDS = {
  'moved-on': 'problems.movedOn',
  'not-impartial': 'problems.notImpartial',
  'target-missing': 'problems.gone',
  'already-sent': 'problems.unchanged',
  'too-large': 'problems.tooLarge',
  'invalid-fields': 'problems.broken',
} as const satisfies Partial<Record<ProblemCode, string>>;

const isOurs = (code: ProblemCode): code is keyof typeof WORDS => Object.hasOwn(WORDS, code);

/** Why a decision about a text was refused. */
export function useTextProblem(): (problem: Problem) => string {
  const t = useWords('review-texts');
  const review = useWords('review');
  const wordsOf = useProblemText();
  return (problem) => {
    if (isOurs(problem.code)) return t(WORDS[problem.code]);
    return problem.code === 'role-missing' ? review('problems.roleMissing') : wordsOf(problem);
  };
}
