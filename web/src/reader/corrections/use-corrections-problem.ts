import type { Problem, ProblemCode } from '../../core/forms/problem-text.ts';
import { useWords } from '../../core/i18n/i18n.ts';

const WORDS = {
  offline: 'problems.offline',
  'moved-on': 'problems.movedOn',
  'target-missing': 'problems.gone',
  'role-missing': 'problems.roleMissing',
  'too-many-matches': 'problems.tooManyMatches',
  'too-many-today': 'problems.tooMany',
  'session-ended': 'problems.sessionEnded',
  'signed-out': 'problems.sessionEnded',
} as const satisfies Partial<Record<ProblemCode, string>>;

const isOurs = (code: ProblemCode): code is keyof typeof WORDS => Object.hasOwn(WORDS, code);

/** The message for a correction that was refused. */
export function useCorrectionsProblem(): (problem: Problem) => string {
  const t = useWords('corrections');
  return ({ code }) => t(isOurs(code) ? WORDS[code] : 'problems.internal');
}
