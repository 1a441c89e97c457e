import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { StopMails } from '../../member/unsubscribe/stop-mails.tsx';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('unsubscribe');

export function Component() {
  const t = useWords('unsubscribe');
  const [search] = useSearchParams();
  useHead({ title: t('title'), isIndexed: false });
  return <StopMails token={search.get('token') ?? ''} />;
}
