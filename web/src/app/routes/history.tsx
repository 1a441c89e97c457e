import { HistoryPage } from '../../features/account/history/history-page.tsx';
import { useWords } from '../../lib/i18n.ts';
import { useHead } from '../head.ts';

export function Component() {
  const t = useWords('account');
  useHead({ title: t('tabs.history'), isIndexed: false });
  return <HistoryPage />;
}
