import { UploadComicPage } from '../../features/upload-comic/upload-comic-page.tsx';
import { useWords } from '../../lib/i18n.ts';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('upload-comic', 'upload', 'person', 'session', 'account', 'apply');

export function Component() {
  const t = useWords('upload-comic');
  useHead({ title: t('title'), isIndexed: false });
  return <UploadComicPage />;
}
