import type { Problem } from '../../core/forms/problem-text.ts';
import { formatCountdown } from '../../core/lib/use-countdown.ts';
import { useReaderWords } from '../reader-words.ts';

/** The message for a report that could not be sent, and what to do about it. */
export function useReportProblem(): (problem: Problem) => string {
  const { t, locale } = useReaderWords();
  return ({ code, retryAfterSeconds = 60 }) => {
    const time = formatCountdown(retryAfterSeconds, locale);
    switch (code) {
      case 'offline':
        return t('reportDialog.problems.offline');
      case 'too-soon':
        return t('reportDialog.problems.tooSoon', { time });
      case 'too-many-today':
        return t('reportDialog.problems.tooMany', { time });
      case 'app-check':
        return t('reportDialog.problems.appCheck');
      case 'target-missing':
        return t('reportDialog.problems.gone');
      default:
        return t('reportDialog.problems.internal');
    }
  };
}
