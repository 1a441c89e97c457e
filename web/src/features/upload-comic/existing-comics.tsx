import { isFoundBy } from '@rawi/model/text/fold';
import { Link } from 'react-router-dom';
import { comicsFoundBy } from '../../data/asks/ask-lists.ts';
import { useList } from '../../data/live/use-list.ts';
import { comicName } from '../../lib/comic-name.ts';
import { idOf } from '../../lib/document-id.ts';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import classes from './upload-comic.module.css';

/** Three names tell whether it is there; more would hide the form. */
const MOST = 3;

/** Comics that bear the typed name in either language: whoever means one of them uploads a chapter. */
export function ExistingComics({ searchKey, typed }: { readonly searchKey: string; readonly typed: string }) {
  const t = useWords('upload-comic');
  const locale = useLocale();
  const found = useList(comicsFoundBy(searchKey)).items?.filter(({ data }) =>
    isFoundBy(data.searchKeys, typed),
  );
  if (!found || found.length === 0) return null;
  return (
    <section className={classes.existing} aria-label={t('existing.title')}>
      <p>{t('existing.title')}</p>
      <ul>
        {found.slice(0, MOST).map((item) => {
          const name = comicName(item.data, locale);
          return (
            <li key={item.path}>
              <Link to={paths.comic(locale, item.data.slug)}>
                <bdi lang={name.lang}>{name.text}</bdi>
              </Link>
              <Link to={paths.uploadChapter(locale, { comic: idOf(item) })}>{t('existing.chapter')}</Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
