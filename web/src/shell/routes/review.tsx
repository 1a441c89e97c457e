import { useWords } from '../../core/i18n/i18n.ts';
import { QueuePage } from '../../desk/review/queue-page.tsx';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('review', 'review-texts', 'session');

export function Component() {
  const t = useWords('review');
  useHead({ title: t('title'), isIndexed: false });
  return <QueuePage />;
}
