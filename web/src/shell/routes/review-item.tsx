import { useWords } from '../../core/i18n/i18n.ts';
import { ItemPage } from '../../desk/review/item-page.tsx';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader(
  'review',
  'review-texts',
  'page-text',
  'age-rating',
  'upload-comic',
  'session',
);

export function Component() {
  const t = useWords('review');
  useHead({ title: t('title'), isIndexed: false });
  return <ItemPage />;
}
