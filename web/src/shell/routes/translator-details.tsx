import { useWords } from '../../core/i18n/i18n.ts';
import { TranslatorDetails } from '../../domains/translators/translator-details.tsx';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('translator-details');

export function Component() {
  const t = useWords('translator-details');
  useHead({ title: t('title'), description: t('description') });
  return <TranslatorDetails />;
}
