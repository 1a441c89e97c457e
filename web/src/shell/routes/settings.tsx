import { useWords } from '../../core/i18n/i18n.ts';
import { SettingsPage } from '../../member/account/settings/settings-page.tsx';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('downloads', 'age');

export function Component() {
  const t = useWords('account');
  useHead({ title: t('tabs.settings'), isIndexed: false });
  return <SettingsPage />;
}
