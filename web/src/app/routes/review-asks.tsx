import { AsksForStaff } from '../../features/ask/asks-for-staff.tsx';
import { useWords } from '../../lib/i18n.ts';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('staff', 'ask', 'session');

export function Component() {
  const t = useWords('staff');
  useHead({ title: t('asks.title'), isIndexed: false });
  return <AsksForStaff />;
}
