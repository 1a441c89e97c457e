import { TranslatorAccountPage } from '../../features/account/translator/translator-account-page.tsx';
import { useWords } from '../../lib/i18n.ts';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('translator-account');

export function Component() {
  const t = useWords('translator-account');
  useHead({ title: t('title'), isIndexed: false });
  return <TranslatorAccountPage />;
}
