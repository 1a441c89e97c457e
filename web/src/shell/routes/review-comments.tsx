import { useWords } from '../../core/i18n/i18n.ts';
import { CommentsPage } from '../../desk/staff/comments-page.tsx';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('staff', 'session', 'comments');

export function Component() {
  const t = useWords('staff');
  useHead({ title: t('comments.title'), isIndexed: false });
  return <CommentsPage />;
}
