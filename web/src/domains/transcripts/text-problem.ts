import { LIMITS } from '@rawi/model/limits';
import type { Problem, ProblemCode } from '../../core/forms/problem-text.ts';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { refusedPlace } from './refused-place.ts';

const WORDS = {
  offline: 'problems.offline',
  'moved-on': 'problems.movedOn',
  'target-missing': 'problems.gone',
  'role-missing': 'problems.roleMissing',
  'too-many-today': 'problems.tooMany',
  'session-ended': 'problems.sessionEnded',
  'signed-out': 'problems.sessionEnded',
  'already-sent': 'send.unchanged',
  'email-unverified': 'problems.unverified',
} as const satisfies Partial<Record<ProblemCode, string>>;

const SAVING = {
  offline: 'save.offline',
  'moved-on': 'save.movedOn',
  'target-missing': 'save.movedOn',
  'too-many-today': 'save.tooMany',
  'session-ended': 'save.sessionEnded',
  'signed-out': 'save.sessionEnded',
} as const satisfies Partial<Record<ProblemCode, string>>;

const isIn = <T extends object>(words: T, code: PropertyKey): code is keyof T => Object.hasOwn(words, code);

/** Why a text could not be opened, sent or taken back. */
export function useTextProblem(): (problem: Problem) => string {
  const t = useWords('writing');
  const locale = useLocale();
  return ({ code, ...of }) => {
    const refused = refusedPlace(of);
    if (refused) {
      const page = formatNumber(refused.page, locale);
      if (refused.place === undefined) return t('send.refusedPage', { page });
      return t('send.refused', { page, place: formatNumber(refused.place, locale) });
    }
    if (code === 'too-large') {
      return t('problems.tooLarge', { total: formatNumber(LIMITS.transcript.chapterBytes / 1024, locale) });
    }
    return t(isIn(WORDS, code) ? WORDS[code] : 'problems.internal');
  };
}

/** Why what is typed was not stored. */
export function useSaveProblem(): (problem: Problem) => string {
  const t = useWords('writing');
  return ({ code }) => t(isIn(SAVING, code) ? SAVING[code] : 'save.internal');
}
