import type { LoaderFunctionArgs } from 'react-router-dom';
import { LegalPage } from '../../features/legal/legal-page.tsx';
import { loadWords, useWords } from '../../lib/i18n.ts';
import { visitLocale } from '../../lib/locale.ts';
import { useHead } from '../head.ts';

export async function loader({ request }: LoaderFunctionArgs): Promise<null> {
  await loadWords(visitLocale(new URL(request.url).pathname), 'legal');
  return null;
}

export function Component() {
  const t = useWords('legal');
  useHead({ title: t('privacy.title'), description: t('privacy.description') });
  return <LegalPage page="privacy" />;
}
