import { MyWorkPage } from '../../features/account/work/my-work-page.tsx';
import { useWords } from '../../lib/i18n.ts';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('my-work', 'choices');

export function Component() {
  const t = useWords('my-work');
  useHead({ title: t('title'), isIndexed: false });
  return <MyWorkPage />;
}
