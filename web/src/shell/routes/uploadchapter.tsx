import { useWords } from '../../core/i18n/i18n.ts';
import { UploadChapterPage } from '../../desk/upload-chapter/upload-chapter-page.tsx';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader(
  'upload-chapter',
  'age-rating',
  'upload',
  'account',
  'session',
  'person',
  'apply',
);

export function Component() {
  const t = useWords('upload-chapter');
  useHead({ title: t('title'), isIndexed: false });
  return <UploadChapterPage />;
}
