import { QueuePage } from '../../features/review/queue-page.tsx';
import { useWords } from '../../lib/i18n.ts';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('review', 'session');

export function Component() {
  const t = useWords('review');
  useHead({ title: t('title'), isIndexed: false });
  return <QueuePage />;
}
