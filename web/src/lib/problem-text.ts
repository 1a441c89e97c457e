import type { CallErrorCode } from '@rawi/model/call-errors';
import { formatNumber } from './format.ts';
import { useWords } from './i18n.ts';
import { useLocale } from './locale.ts';

export interface ShownProblem {
  readonly code: CallErrorCode | 'offline' | 'wrong-credentials' | 'too-many-tries' | 'disabled' | 'failed';
  readonly retryAfterSeconds?: number;
}

/** What happened to a form that was sent, and what to do about it, in the language of the moment. */
export function useProblemText(): (problem: ShownProblem) => string {
  const t = useWords('session');
  const locale = useLocale();
  return ({ code, retryAfterSeconds = 60 }) => {
    switch (code) {
      case 'offline':
        return t('problems.offline');
      case 'too-soon':
        return t('problems.tooSoon', { seconds: formatNumber(retryAfterSeconds, locale) });
      case 'too-many-today':
        return t('problems.tooManyToday');
      case 'app-check':
        return t('problems.appCheck');
      case 'wrong-credentials':
        return t('problems.wrongCredentials');
      case 'too-many-tries':
        return t('problems.tooManyTries');
      case 'disabled':
        return t('problems.disabled');
      default:
        return t('problems.internal');
    }
  };
}
