import { SettingsPage } from '../../features/account/settings/settings-page.tsx';
import { useWords } from '../../lib/i18n.ts';
import { useHead } from '../head.ts';

export function Component() {
  const t = useWords('account');
  useHead({ title: t('tabs.settings'), isIndexed: false });
  return <SettingsPage />;
}
