import { useWords } from '../../core/i18n/i18n.ts';
import { LegalPage } from '../../visitor/legal/legal-page.tsx';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('legal');

export function Component() {
  const t = useWords('legal');
  useHead({ title: t('privacy.title'), description: t('privacy.description') });
  return <LegalPage page="privacy" />;
}
