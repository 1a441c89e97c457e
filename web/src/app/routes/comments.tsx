import { EmptyList } from '../../features/account/lists/empty-list.tsx';
import { useWords } from '../../lib/i18n.ts';
import { useHead } from '../head.ts';

export function Component() {
  const t = useWords('account');
  useHead({ title: t('tabs.comments'), isIndexed: false });
  return <EmptyList list="comments" />;
}
