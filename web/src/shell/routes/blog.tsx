import { isLocale } from '@rawi/model/lists/locales';
import { localize } from '@rawi/model/text/localized';
import { useContext } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { loadWords, useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { isSlug } from '../../core/lib/document-id.ts';
import { PageError } from '../../core/lib/page-error.ts';
import { paths } from '../../core/lib/paths.ts';
import { imageSource } from '../../core/pages/files.ts';
import { readBlogPage, type ShownPage } from '../../core/pages/pages.ts';
import { Article } from '../../visitor/blog/article.tsx';
import { HeadContext, useHead } from '../head.ts';
import { missingError } from '../missing-error.ts';
import { PageStates } from '../page-states.tsx';

export async function loader({ params, request }: LoaderFunctionArgs): Promise<ShownPage<'blog'> | null> {
  const { locale, id = '' } = params;
  // The prefix's own loader answers for an unknown language.
  if (!isLocale(locale)) return null;
  const { pathname } = new URL(request.url);
  if (!isSlug(id)) throw PageError.notFoundAt(pathname);
  const [page] = await Promise.all([readBlogPage(id), loadWords(locale, ['blog', 'choices'])]);
  if (page.state === 'missing') throw await missingError(page, pathname, locale);
  if (page.state === 'moved') throw PageError.notFoundAt(pathname);
  return page;
}

export function Component() {
  const page = useLoaderData<typeof loader>();
  const t = useWords('blog');
  const locale = useLocale();
  const origin = useContext(HeadContext)?.origin ?? location.origin;
  const article = page?.state === 'ready' ? page.payload : undefined;
  const text = article?.texts[locale];
  useHead(
    article && text
      ? {
          title: text.title,
          description: text.summary,
          image: imageSource(localize(article.picture, locale).value).src,
        }
      : { isIndexed: false },
  );
  return (
    page && (
      <PageStates page={page} failed={{ title: t('failed.title'), text: t('failed.text') }}>
        {(payload) => (
          <Article key={payload.slug} article={payload} address={origin + paths.blog(locale, payload.slug)} />
        )}
      </PageStates>
    )
  );
}
