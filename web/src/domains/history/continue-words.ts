import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import type { WhatsNext } from './whats-next.ts';

/** The sentence for a chapter that comes next, with what is another there: its language or its translator. */
export function useNextWords(): (next: Extract<WhatsNext, { kind: 'next' }>) => string {
  const t = useWords('continue');
  const comic = useWords('comic');
  const locale = useLocale();
  return ({ chapter: { number: of, language, translator }, other }) => {
    const number = formatNumber(of, locale);
    if (other === 'language') return comic('nextIn', { number, language: LANGUAGE_NAMES[language][locale] });
    if (other === undefined) return comic('next', { number });
    return translator
      ? t('nextBy', { number, translator: isolated(translator.name) })
      : t('nextByAnother', { number });
  };
}
