import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { ContactPage } from '../../visitor/contact/contact-page.tsx';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('contact', 'session');

export function Component() {
  const t = useWords('contact');
  const [search] = useSearchParams();
  const asked = search.get('form');
  const form = asked === 'notice' || asked === 'counter' ? asked : 'contact';
  useHead(
    form === 'contact'
      ? { title: t('title'), description: t('description') }
      : { title: t(`${form}.title`), description: t(`${form}.description`) },
  );
  return <ContactPage form={form} />;
}
