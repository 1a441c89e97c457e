import { LegalPage } from '../../features/legal/legal-page.tsx';
import { useWords } from '../../lib/i18n.ts';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('legal');

export function Component() {
  const t = useWords('legal');
  useHead({ title: t('dmca.title'), description: t('dmca.description') });
  return <LegalPage page="dmca" />;
}
