import { RejectPage } from '../../features/reject/reject-page.tsx';
import { useWords } from '../../lib/i18n.ts';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('reject', 'session');

export function Component() {
  const t = useWords('reject');
  useHead({ title: t('title'), description: t('description') });
  return <RejectPage />;
}
