import { useWords } from '../../core/i18n/i18n.ts';
import { TranslatorAccountPage } from '../../member/account/translator/translator-account-page.tsx';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('translator-account');

export function Component() {
  const t = useWords('translator-account');
  useHead({ title: t('title'), isIndexed: false });
  return <TranslatorAccountPage />;
}
