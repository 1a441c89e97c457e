import { isLocale } from '@rawi/model/lists/locales';
import { localize } from '@rawi/model/text/localized';
import { type LoaderFunctionArgs, replace, useLoaderData } from 'react-router-dom';
import { readComicPage, type ShownPage } from '../../data/pages.ts';
import { shareImage } from '../../data/share-image.ts';
import { ComicPage } from '../../features/comic/comic-page.tsx';
import { comicName, isolatedName } from '../../lib/comic-name.ts';
import { loadWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import { PageError } from '../../lib/page-error.ts';
import { paths } from '../../lib/paths.ts';
import { useHead } from '../head.ts';
import { PageStates } from '../page-states.tsx';

/** What can be a slug or an id at all (model, `schemas.ts`); anything else is not worth a read. */
const ADDRESS = /^[A-Za-z0-9_-]{1,120}$/;

export async function loader({ params, request }: LoaderFunctionArgs): Promise<ShownPage<'comic'> | null> {
  const { locale, comic: address = '' } = params;
  // The prefix's own loader answers for an unknown one.
  if (!isLocale(locale)) return null;
  const { pathname, search } = new URL(request.url);
  if (!ADDRESS.test(address)) throw PageError.notFoundAt(pathname);
  const [page] = await Promise.all([readComicPage(address), loadWords(locale, ['comic', 'choices'])]);
  if (page.state === 'missing') throw PageError.notFoundAt(pathname);
  // The specification's redirect rule: a former slug or an id is replaced by the current slug.
  if (page.state === 'moved') throw replace(paths.comic(locale, page.slug) + search);
  return page;
}

export function Component() {
  const page = useLoaderData<typeof loader>();
  const locale = useLocale();
  const comic = page?.state === 'ready' ? page.payload : undefined;
  useHead(
    comic
      ? {
          title: isolatedName(comicName(comic, locale), locale),
          description: localize(comic.description, locale).value,
          image: shareImage(comic, locale),
        }
      : { isIndexed: false },
  );
  return page && <PageStates page={page}>{(payload) => <ComicPage comic={payload} />}</PageStates>;
}
