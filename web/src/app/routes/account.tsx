import { PersonalPage } from '../../features/account/personal/personal-page.tsx';
import { useWords } from '../../lib/i18n.ts';
import { useHead } from '../head.ts';

export function Component() {
  const t = useWords('account');
  useHead({ title: t('tabs.account'), isIndexed: false });
  return <PersonalPage />;
}
