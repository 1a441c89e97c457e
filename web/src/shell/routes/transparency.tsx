import { isLocale } from '@rawi/model/lists/locales';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { loadWords, useWords } from '../../core/i18n/i18n.ts';
import { readTransparencyPage, type ShownPage } from '../../core/pages/pages.ts';
import { TransparencyPage } from '../../visitor/transparency/transparency-page.tsx';
import { useHead } from '../head.ts';
import { PageStates } from '../page-states.tsx';

export async function loader({ params }: LoaderFunctionArgs): Promise<ShownPage<'transparency'> | null> {
  const { locale } = params;
  // The prefix's own loader answers for an unknown language.
  if (!isLocale(locale)) return null;
  const [page] = await Promise.all([readTransparencyPage(), loadWords(locale, 'transparency')]);
  if (page.state !== 'missing' && page.state !== 'moved') return page;
  // A site on which nothing was counted yet.
  return { state: 'ready', payload: { months: [], years: [] } };
}

export function Component() {
  const page = useLoaderData<typeof loader>();
  const t = useWords('transparency');
  useHead({ title: t('title'), description: t('description') });
  return page && <PageStates page={page}>{(payload) => <TransparencyPage page={payload} />}</PageStates>;
}
