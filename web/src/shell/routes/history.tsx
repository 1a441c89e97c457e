import { useWords } from '../../core/i18n/i18n.ts';
import { HistoryPage } from '../../member/account/history/history-page.tsx';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('continue', 'comic');

export function Component() {
  const t = useWords('account');
  useHead({ title: t('tabs.history'), isIndexed: false });
  return <HistoryPage />;
}
