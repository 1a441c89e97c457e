import { useWords } from '../../core/i18n/i18n.ts';
import { LogPage } from '../../desk/staff/log-page.tsx';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('staff', 'session');

export function Component() {
  const t = useWords('staff');
  useHead({ title: t('log.title'), isIndexed: false });
  return <LogPage />;
}
