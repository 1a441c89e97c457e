import { useWords } from '../../core/i18n/i18n.ts';
import { UploadComicPage } from '../../desk/upload-comic/upload-comic-page.tsx';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader(
  'upload-comic',
  'age-rating',
  'upload',
  'person',
  'session',
  'account',
  'apply',
);

export function Component() {
  const t = useWords('upload-comic');
  useHead({ title: t('title'), isIndexed: false });
  return <UploadComicPage />;
}
