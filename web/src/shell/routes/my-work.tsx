import { useWords } from '../../core/i18n/i18n.ts';
import { MyWorkPage } from '../../member/account/work/my-work-page.tsx';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('my-work', 'choices', 'upload');

export function Component() {
  const t = useWords('my-work');
  useHead({ title: t('title'), isIndexed: false });
  return <MyWorkPage />;
}
