import { useWords } from '../../core/i18n/i18n.ts';
import { RejectPage } from '../../member/reject/reject-page.tsx';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('reject', 'session');

export function Component() {
  const t = useWords('reject');
  useHead({ title: t('title'), description: t('description') });
  return <RejectPage />;
}
