import type { AccountCallProblem } from '../../data/account-calls.ts';
import { formatNumber } from '../../lib/format.ts';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import { useProblemText } from '../../lib/problem-text.ts';

const WORDS = {
  'code-tries-spent': 'codeTriesSpent',
  'code-expired': 'codeExpired',
  'code-used': 'codeUsed',
  'ticket-expired': 'ticketExpired',
  'ticket-used': 'ticketUsed',
  'ticket-invalid': 'ticketInvalid',
} as const;

const isKnown = (code: string): code is keyof typeof WORDS => Object.hasOwn(WORDS, code);

/** What is wrong with a code or a ticket, and the next step. */
export function useResetProblem(): (problem: AccountCallProblem) => string {
  const t = useWords('reset-password');
  const general = useProblemText();
  const locale = useLocale();
  return (problem) => {
    const { code, triesLeft = 0 } = problem;
    if (code === 'code-wrong') {
      // The count chooses the form; the number is written as the language writes it.
      return t('problems.codeWrong', { count: triesLeft, tries: formatNumber(triesLeft, locale) });
    }
    return isKnown(code) ? t(`problems.${WORDS[code]}`) : general(problem);
  };
}
