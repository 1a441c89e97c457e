import { TranslatorDetails } from '../../features/translator-details/translator-details.tsx';
import { useWords } from '../../lib/i18n.ts';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('translator-details');

export function Component() {
  const t = useWords('translator-details');
  useHead({ title: t('title'), description: t('description') });
  return <TranslatorDetails />;
}
