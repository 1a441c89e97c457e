import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';

const MINUTE = 60;

/** The remaining time in words: rounded to five seconds below a minute, to a minute above. */
export function useTimeLeft(): (seconds: number) => string {
  const t = useWords('upload');
  const locale = useLocale();
  return (seconds) => {
    if (seconds < MINUTE) {
      const count = Math.max(5, Math.ceil(seconds / 5) * 5);
      return t('secondsLeft', { count, number: formatNumber(count, locale) });
    }
    const count = Math.ceil(seconds / MINUTE);
    return t('minutesLeft', { count, number: formatNumber(count, locale) });
  };
}
