import { useWords } from '../../core/i18n/i18n.ts';
import { TakenDownPage } from '../../desk/staff/taken-down-page.tsx';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('staff', 'session', 'takedown');

export function Component() {
  const t = useWords('takedown');
  useHead({ title: t('list.title'), isIndexed: false });
  return <TakenDownPage />;
}
