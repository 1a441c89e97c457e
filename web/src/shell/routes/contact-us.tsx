import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { ContactPage } from '../../visitor/contact/contact-page.tsx';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('contact', 'session');

export function Component() {
  const t = useWords('contact');
  const [search] = useSearchParams();
  const isNotice = search.get('form') === 'notice';
  useHead(
    isNotice
      ? { title: t('notice.title'), description: t('notice.description') }
      : { title: t('title'), description: t('description') },
  );
  return <ContactPage isNotice={isNotice} />;
}
