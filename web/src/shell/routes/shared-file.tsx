import { useWords } from '../../core/i18n/i18n.ts';
import { SharedFilePage } from '../../visitor/shared-file/shared-file-page.tsx';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('upload');

export function Component() {
  const t = useWords('upload');
  useHead({ title: t('shared.choose.title'), isIndexed: false });
  return <SharedFilePage />;
}
