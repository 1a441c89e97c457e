import { useWords } from '../../core/i18n/i18n.ts';
import { FollowingPage } from '../../member/account/following/following-page.tsx';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('choices', 'translator', 'lists', 'shelves');

export function Component() {
  const t = useWords('account');
  useHead({ title: t('tabs.following'), isIndexed: false });
  return <FollowingPage />;
}
