import { useWords } from '../../core/i18n/i18n.ts';
import { ApplyPage } from '../../member/account/apply/apply-page.tsx';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('apply', 'account', 'reject', 'session');

export function Component() {
  const t = useWords('apply');
  useHead({ title: t('title'), isIndexed: false });
  return <ApplyPage />;
}
