import { useWords } from '../../core/i18n/i18n.ts';
import { SavedItemsPage } from '../../member/account/saved-items/saved-items-page.tsx';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('choices', 'shelves', 'lists', 'comments');

export function Component() {
  const t = useWords('account');
  useHead({ title: t('tabs.savedItems'), isIndexed: false });
  return <SavedItemsPage />;
}
