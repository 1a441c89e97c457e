import { isLocale } from '@rawi/model/lists/locales';
import { showingToVisitors } from '@rawi/model/rating/showing-to-visitors';
import { localize } from '@rawi/model/text/localized';
import { type LoaderFunctionArgs, replace, useLoaderData } from 'react-router-dom';
import { loadWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { PageError } from '../../core/lib/page-error.ts';
import { paths } from '../../core/lib/paths.ts';
import { readComicPage, type ShownPage } from '../../core/pages/pages.ts';
import { shareImage } from '../../core/pages/share-image.ts';
import { KeptBack } from '../../domains/childrens-mode/children-parts.tsx';
import { comicName, isolatedName } from '../../domains/comics/comic-name.ts';
import { setOpener } from '../../domains/comics/opening-comic.ts';
import { useIsKept } from '../../domains/ratings/showing.ts';
import { ComicPage } from '../../visitor/comic/comic-page.tsx';
import { COMIC_OPENER } from '../../visitor/comic/opened-comic.tsx';
import { useHead } from '../head.ts';
import { missingError } from '../missing-error.ts';
import { PageStates } from '../page-states.tsx';

/** From now on a card that leads here is answered by the header of its comic. */
setOpener(COMIC_OPENER);

/** What can be a slug or an id at all (model, `schemas.ts`); anything else is not worth a billed read. */
const ADDRESS = /^[A-Za-z0-9_-]{1,120}$/;

export async function loader({ params, request }: LoaderFunctionArgs): Promise<ShownPage<'comic'> | null> {
  const { locale, comic: address = '' } = params;
  // The prefix's own loader answers for an unknown language.
  if (!isLocale(locale)) return null;
  const { pathname, search } = new URL(request.url);
  if (!ADDRESS.test(address)) throw PageError.notFoundAt(pathname);
  const [page] = await Promise.all([readComicPage(address), loadWords(locale, ['comic', 'choices'])]);
  if (page.state === 'missing') throw await missingError(page, pathname, locale);
  // The specification's redirect rule: a former slug or an id is replaced by the current slug.
  if (page.state === 'moved') throw replace(paths.comic(locale, page.slug) + search);
  return page;
}

export function Component() {
  const page = useLoaderData<typeof loader>();
  const locale = useLocale();
  const comic = page?.state === 'ready' ? page.payload : undefined;
  const isKept = useIsKept();
  const isKeptBack = comic !== undefined && !isKept(comic.ageRating);
  useHead(
    comic && !isKeptBack
      ? {
          title: isolatedName(comicName(comic, locale), locale),
          description: localize(comic.description, locale).value,
          image: shareImage(comic, locale),
          // A search engine’s list is one that everybody sees.
          isIndexed: showingToVisitors(comic).isListed,
        }
      : { isIndexed: false },
  );
  return (
    page && (
      <PageStates page={page}>
        {(payload) => (isKeptBack ? <KeptBack /> : <ComicPage comic={payload} />)}
      </PageStates>
    )
  );
}
