import { type Problem, type ProblemCode, useProblemText } from '../../core/forms/problem-text.ts';
import { useWords } from '../../core/i18n/i18n.ts';

const WORDS = {
  'target-missing': 'problems.gone',
  'role-missing': 'problems.roleMissing',
  'not-impartial': 'problems.notImpartial',
  'moved-on': 'problems.movedOn',
  'already-down': 'problems.already',
  'taken-down': 'problems.already',
  'sealed-gone': 'problems.sealedGone',
  'being-published': 'problems.beingPublished',
  'invalid-fields': 'problems.invalid',
  'session-ended': 'problems.session',
  'signed-out': 'problems.session',
} as const satisfies Partial<Record<ProblemCode, string>>;

const isOurs = (code: ProblemCode): code is keyof typeof WORDS => Object.hasOwn(WORDS, code);

/** Why something could not be taken down, or restored. */
export function useTakedownProblem(): (problem: Problem) => string {
  const t = useWords('takedown');
  const wordsOf = useProblemText();
  return (problem) => (isOurs(problem.code) ? t(WORDS[problem.code]) : wordsOf(problem));
}
