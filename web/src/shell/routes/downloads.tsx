import { useWords } from '../../core/i18n/i18n.ts';
import { DownloadsPage } from '../../visitor/downloads/downloads-page.tsx';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('downloads', 'choices');

export function Component() {
  const t = useWords('downloads');
  useHead({ title: t('title'), isIndexed: false });
  return <DownloadsPage />;
}
