import { useWords } from '../../core/i18n/i18n.ts';
import { ListsPage } from '../../desk/staff/lists-page.tsx';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('staff', 'session', 'comments', 'lists');

export function Component() {
  const t = useWords('lists');
  useHead({ title: t('review.title'), isIndexed: false });
  return <ListsPage />;
}
