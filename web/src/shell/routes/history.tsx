import { useWords } from '../../core/i18n/i18n.ts';
import { HistoryPage } from '../../member/account/history/history-page.tsx';
import { useHead } from '../head.ts';

export function Component() {
  const t = useWords('account');
  useHead({ title: t('tabs.history'), isIndexed: false });
  return <HistoryPage />;
}
