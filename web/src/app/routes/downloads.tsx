import { DownloadsPage } from '../../features/downloads/downloads-page.tsx';
import { useWords } from '../../lib/i18n.ts';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('downloads', 'choices');

export function Component() {
  const t = useWords('downloads');
  useHead({ title: t('title'), isIndexed: false });
  return <DownloadsPage />;
}
