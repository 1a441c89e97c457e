import { AskPage } from '../../features/ask/ask-page.tsx';
import { useWords } from '../../lib/i18n.ts';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('ask', 'session');

export function Component() {
  const t = useWords('ask');
  useHead({ title: t('title'), description: t('description'), isIndexed: false });
  return <AskPage />;
}
