import type { Problem, ProblemCode } from '../../core/forms/problem-text.ts';
import { formatMoment } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';

const WORDS = {
  offline: 'problems.offline',
  'target-missing': 'problems.gone',
  'moved-on': 'problems.movedOn',
  'too-large': 'problems.full',
  'role-missing': 'problems.roleMissing',
  'email-unverified': 'problems.unverified',
  'session-ended': 'problems.sessionEnded',
  'signed-out': 'problems.sessionEnded',
  'invalid-fields': 'problems.invalid',
} as const satisfies Partial<Record<ProblemCode, string>>;

const isOurs = (code: ProblemCode): code is keyof typeof WORDS => Object.hasOwn(WORDS, code);

/** Why a name was not set or removed, and what to do about it. */
export function useTermProblem(): (problem: Problem) => string {
  const t = useWords('glossary');
  const locale = useLocale();
  return ({ code, retryAfterSeconds = 60 }) => {
    if (isOurs(code)) return t(WORDS[code]);
    if (code !== 'too-many-today' && code !== 'too-soon') return t('problems.internal');
    return t('problems.tooMany', { time: formatMoment(Date.now() + retryAfterSeconds * 1000, locale) });
  };
}
