import { useSearchParams } from 'react-router-dom';
import { StopMails } from '../../features/unsubscribe/stop-mails.tsx';
import { useWords } from '../../lib/i18n.ts';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('unsubscribe');

export function Component() {
  const t = useWords('unsubscribe');
  const [search] = useSearchParams();
  useHead({ title: t('title'), isIndexed: false });
  return <StopMails token={search.get('token') ?? ''} />;
}
