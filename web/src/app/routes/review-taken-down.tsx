import { TakenDownPage } from '../../features/staff/taken-down-page.tsx';
import { useWords } from '../../lib/i18n.ts';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('staff', 'session', 'takedown');

export function Component() {
  const t = useWords('takedown');
  useHead({ title: t('list.title'), isIndexed: false });
  return <TakenDownPage />;
}
