import { isLocale } from '@rawi/model/lists/locales';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { loadWords, useWords } from '../../core/i18n/i18n.ts';
import { readPublishersPage, type ShownPage } from '../../core/pages/pages.ts';
import { PublishersPage } from '../../visitor/publishers/publishers-page.tsx';
import { useHead } from '../head.ts';
import { PageStates } from '../page-states.tsx';

export async function loader({ params }: LoaderFunctionArgs): Promise<ShownPage<'publishers'> | null> {
  const { locale } = params;
  // The prefix's own loader answers for an unknown language.
  if (!isLocale(locale)) return null;
  const [page] = await Promise.all([readPublishersPage(), loadWords(locale, 'publishers')]);
  if (page.state !== 'missing' && page.state !== 'moved') return page;
  // A site whose overview has not been written yet has no publishers yet.
  return { state: 'ready', payload: { largest: [], others: [], count: 0 } };
}

export function Component() {
  const page = useLoaderData<typeof loader>();
  const t = useWords('publishers');
  useHead({ title: t('title'), description: t('description') });
  return page && <PageStates page={page}>{(payload) => <PublishersPage page={payload} />}</PageStates>;
}
