import { type Problem, type ProblemCode, useProblemText } from '../../core/forms/problem-text.ts';
import { useWords } from '../../core/i18n/i18n.ts';

const WORDS = {
  'email-unverified': 'problems.personUnverified',
  'account-gone': 'problems.noAccount',
  'account-closed': 'problems.closed',
  'last-admin': 'problems.lastAdmin',
  'own-role': 'problems.ownRole',
  'invalid-fields': 'problems.invalidEmail',
  'target-missing': 'problems.gone',
  'role-missing': 'problems.roleMissing',
  'moved-on': 'problems.movedOn',
} as const satisfies Partial<Record<ProblemCode, string>>;

const isOurs = (code: ProblemCode): code is keyof typeof WORDS => Object.hasOwn(WORDS, code);

/** The message for a refused staff action. */
export function useStaffProblem(): (problem: Problem) => string {
  const t = useWords('staff');
  const wordsOf = useProblemText();
  return (problem) => (isOurs(problem.code) ? t(WORDS[problem.code]) : wordsOf(problem));
}
