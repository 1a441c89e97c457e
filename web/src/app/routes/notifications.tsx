import { NotificationsPage } from '../../features/account/notifications/notifications-page.tsx';
import { useWords } from '../../lib/i18n.ts';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('notifications', 'account');

export function Component() {
  const t = useWords('notifications');
  useHead({ title: t('title'), isIndexed: false });
  return <NotificationsPage />;
}
