import { SettingsPage } from '../../features/account/settings/settings-page.tsx';
import { useWords } from '../../lib/i18n.ts';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('downloads');

export function Component() {
  const t = useWords('account');
  useHead({ title: t('tabs.settings'), isIndexed: false });
  return <SettingsPage />;
}
