import { BLOG_CATEGORIES } from '@rawi/model/lists/blog-categories';
import { isLocale } from '@rawi/model/lists/locales';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router-dom';
import { loadWords, useWords } from '../../core/i18n/i18n.ts';
import { readBlogsPage, type ShownPage } from '../../core/pages/pages.ts';
import { BlogPage } from '../../visitor/blog/blog-page.tsx';
import { useHead } from '../head.ts';
import { PageStates } from '../page-states.tsx';

export async function loader({ params }: LoaderFunctionArgs): Promise<ShownPage<'blogs'> | null> {
  const { locale } = params;
  // The prefix's own loader answers for an unknown language.
  if (!isLocale(locale)) return null;
  const [page] = await Promise.all([readBlogsPage(), loadWords(locale, 'blog')]);
  if (page.state !== 'missing' && page.state !== 'moved') return page;
  // A site whose list has not been written yet has no articles yet.
  return { state: 'ready', payload: { articles: [], parts: 1 } };
}

export function Component() {
  const page = useLoaderData<typeof loader>();
  const t = useWords('blog');
  const [search] = useSearchParams();
  // An unknown category shows all articles.
  const category = BLOG_CATEGORIES.find((one) => one === search.get('category')) ?? null;
  useHead({ title: t('title'), description: t('description') });
  return (
    page && (
      <PageStates page={page} failed={{ title: t('failed.title'), text: t('failed.text') }}>
        {(payload) => <BlogPage page={payload} category={category} />}
      </PageStates>
    )
  );
}
