import { useWords } from '../../core/i18n/i18n.ts';
import { NotificationsPage } from '../../member/account/notifications/notifications-page.tsx';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('notifications', 'account');

export function Component() {
  const t = useWords('notifications');
  useHead({ title: t('title'), isIndexed: false });
  return <NotificationsPage />;
}
