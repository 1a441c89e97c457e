import type { ComicsPayload } from '@rawi/model/pages/pages';
import { textRequest } from '@rawi/model/search/search-request';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import classes from '../../core/ui/list-page.module.css';
import { ListPlaces } from '../../core/ui/list-places.tsx';
import { MoreLink } from '../../core/ui/more-link.tsx';
import { PageMessage } from '../../core/ui/page-message.tsx';
import { LeftOut } from '../../domains/ratings/left-out.tsx';
import { useListed } from '../../domains/ratings/showing.ts';
import { SurpriseButton } from '../../domains/search/surprise-button.tsx';
import own from './all-comics.module.css';
import { ComicCards } from './comic-cards.tsx';

const SIZES = '(max-width: 640px) 46vw, (max-width: 900px) 30vw, (max-width: 1200px) 22vw, 204px';

/** All comics of the catalogue, which is loaded for it; undefined where only the site knows them. */
async function listAllComics(): Promise<readonly string[] | undefined> {
  const { openSearch } = await import('../../domains/search/open-search.ts');
  return (await (await openSearch())?.list?.(textRequest('')))?.slugs;
}

/** A part of the list of all comics, with links to the previous and next parts. */
export function AllComics({ page }: { readonly page: ComicsPayload }) {
  const t = useWords('home');
  const locale = useLocale();
  const { listed, leftOut } = useListed(page.comics);
  if (page.comics.length === 0 && page.older === undefined) {
    return <PageMessage title={t('empty.title')} text={t('empty.text')} />;
  }
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <h1 className={classes.title} tabIndex={-1}>
          {t('all.title')}
        </h1>
        <div className={own.ways}>
          <MoreLink to={paths.updates(locale)}>{t('all.updates')}</MoreLink>
          <SurpriseButton comics={async () => (await listAllComics()) ?? listed.map(({ slug }) => slug)} />
        </div>
      </div>
      <p className={classes.lead}>{t('all.lead')}</p>
      <ComicCards comics={listed} sizes={SIZES} className={classes.grid} first={2} />
      <LeftOut count={leftOut} />
      <ListPlaces {...page} to={(shelf) => paths.comics(locale, shelf)} newest={paths.comics(locale)} />
    </div>
  );
}
