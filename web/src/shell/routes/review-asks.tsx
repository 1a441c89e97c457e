import { useWords } from '../../core/i18n/i18n.ts';
import { AsksForStaff } from '../../member/ask/asks-for-staff.tsx';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('staff', 'ask', 'session');

export function Component() {
  const t = useWords('staff');
  useHead({ title: t('asks.title'), isIndexed: false });
  return <AsksForStaff />;
}
