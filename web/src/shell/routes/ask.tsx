import { useWords } from '../../core/i18n/i18n.ts';
import { AskPage } from '../../member/ask/ask-page.tsx';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('ask', 'session');

export function Component() {
  const t = useWords('ask');
  useHead({ title: t('title'), description: t('description'), isIndexed: false });
  return <AskPage />;
}
