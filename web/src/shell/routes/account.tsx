import { useWords } from '../../core/i18n/i18n.ts';
import { PersonalPage } from '../../member/account/personal/personal-page.tsx';
import { useHead } from '../head.ts';

export function Component() {
  const t = useWords('account');
  useHead({ title: t('tabs.account'), isIndexed: false });
  return <PersonalPage />;
}
