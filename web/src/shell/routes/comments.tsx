import { useWords } from '../../core/i18n/i18n.ts';
import { OwnCommentsPage } from '../../member/account/comments/own-comments-page.tsx';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('comments');

export function Component() {
  const t = useWords('account');
  useHead({ title: t('tabs.comments'), isIndexed: false });
  return <OwnCommentsPage />;
}
