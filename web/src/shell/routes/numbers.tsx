import { useWords } from '../../core/i18n/i18n.ts';
import { NumbersPage } from '../../visitor/numbers/numbers-page.tsx';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('numbers');

export function Component() {
  const t = useWords('numbers');
  useHead({ title: t('title'), isIndexed: false });
  return <NumbersPage />;
}
