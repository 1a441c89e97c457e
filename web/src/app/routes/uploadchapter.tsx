import { UploadChapterPage } from '../../features/upload-chapter/upload-chapter-page.tsx';
import { useWords } from '../../lib/i18n.ts';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('upload-chapter', 'upload', 'account', 'session', 'person', 'apply');

export function Component() {
  const t = useWords('upload-chapter');
  useHead({ title: t('title'), isIndexed: false });
  return <UploadChapterPage />;
}
