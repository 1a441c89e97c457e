import { useWords } from '../../core/i18n/i18n.ts';
import { ReportsPage } from '../../desk/staff/reports-page.tsx';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('staff', 'session', 'age-rating');

export function Component() {
  const t = useWords('staff');
  useHead({ title: t('reports.title'), isIndexed: false });
  return <ReportsPage />;
}
