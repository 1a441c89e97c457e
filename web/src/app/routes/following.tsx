import { FollowingPage } from '../../features/account/following/following-page.tsx';
import { useWords } from '../../lib/i18n.ts';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('choices');

export function Component() {
  const t = useWords('account');
  useHead({ title: t('tabs.following'), isIndexed: false });
  return <FollowingPage />;
}
