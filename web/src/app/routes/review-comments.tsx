import { CommentsPage } from '../../features/staff/comments-page.tsx';
import { useWords } from '../../lib/i18n.ts';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('staff', 'session', 'comments');

export function Component() {
  const t = useWords('staff');
  useHead({ title: t('comments.title'), isIndexed: false });
  return <CommentsPage />;
}
