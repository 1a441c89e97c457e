import { useWords } from '../../core/i18n/i18n.ts';
import { MessagesPage } from '../../desk/staff/messages-page.tsx';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('staff', 'session', 'takedown', 'comments');

export function Component() {
  const t = useWords('staff');
  useHead({ title: t('messages.title'), isIndexed: false });
  return <MessagesPage />;
}
