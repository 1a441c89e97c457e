import { LIMITS } from '@rawi/model/limits';
import type { Problem, ProblemCode } from '../../core/forms/problem-text.ts';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';

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

/** The page and the line, from 1, that were refused. */
const REFUSED = /^pages\.(\d+)(?:\.(\d+))?$/;

/** Why a text could not be opened, sent or taken back. */
export function useTextProblem(): (problem: Problem) => string {
  const t = useWords('writing');
  const locale = useLocale();
  return ({ code, fields }) => {
    const [, page, place] = REFUSED.exec(Object.keys(fields ?? {})[0] ?? '') ?? [];
    if (page !== undefined) {
      const at = formatNumber(Number(page), locale);
      if (place === undefined) return t('send.refusedPage', { page: at });
      return t('send.refused', { page: at, place: formatNumber(Number(place), locale) });
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
