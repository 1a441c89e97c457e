import { useWords } from '../../core/i18n/i18n.ts';
import { PeoplePage } from '../../desk/staff/people-page.tsx';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('staff', 'session');

export function Component() {
  const t = useWords('staff');
  useHead({ title: t('people.title'), isIndexed: false });
  return <PeoplePage />;
}
