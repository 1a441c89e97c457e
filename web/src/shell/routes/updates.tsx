import { isLocale } from '@rawi/model/lists/locales';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { loadWords, useWords } from '../../core/i18n/i18n.ts';
import { readUpdatesPage, type ShownPage } from '../../core/pages/pages.ts';
import { UpdatesPage } from '../../visitor/updates/updates-page.tsx';
import { useHead } from '../head.ts';
import { PageStates } from '../page-states.tsx';

export async function loader({ params }: LoaderFunctionArgs): Promise<ShownPage<'updates'> | null> {
  const { locale } = params;
  // The prefix's own loader answers for an unknown language.
  if (!isLocale(locale)) return null;
  const [page] = await Promise.all([readUpdatesPage(), loadWords(locale, 'updates')]);
  if (page.state !== 'missing' && page.state !== 'moved') return page;
  // A site whose list has not been written yet has no new chapters yet.
  return { state: 'ready', payload: NOTHING_NEW };
}

const NOTHING_NEW = { since: new Date(0).toISOString(), chapters: [], comics: [], translators: [] };

export function Component() {
  const page = useLoaderData<typeof loader>();
  const t = useWords('updates');
  useHead({ title: t('title'), description: t('description') });
  return page && <PageStates page={page}>{(payload) => <UpdatesPage page={payload} />}</PageStates>;
}
