import type { Problem, ProblemCode } from '../../core/forms/problem-text.ts';
import { formatMoment } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';

const WORDS = {
  offline: 'problems.offline',
  'target-missing': 'problems.gone',
  'moved-on': 'problems.movedOn',
  'too-many-suggestions': 'problems.tooManyOpen',
  'not-impartial': 'problems.own',
  'already-sent': 'problems.movedOn',
  muted: 'problems.muted',
  'email-unverified': 'problems.unverified',
  'role-missing': 'problems.roleMissing',
  'session-ended': 'problems.signedOut',
  'signed-out': 'problems.signedOut',
  'invalid-fields': 'problems.invalid',
} as const satisfies Partial<Record<ProblemCode, string>>;

const isOurs = (code: ProblemCode): code is keyof typeof WORDS => Object.hasOwn(WORDS, code);

/** Why something was not done with a suggestion, and what to do about it. */
export function useSuggestionProblem(): (problem: Problem) => string {
  const t = useWords('suggestions');
  const locale = useLocale();
  return ({ code, retryAfterSeconds = 60 }) => {
    if (isOurs(code)) return t(WORDS[code]);
    if (code !== 'too-many-today' && code !== 'too-soon') return t('problems.internal');
    return t('problems.tooMany', { time: formatMoment(Date.now() + retryAfterSeconds * 1000, locale) });
  };
}
