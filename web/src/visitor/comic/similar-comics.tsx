import type { ComicCard as Card } from '@rawi/model/pages/cards';
import { localize } from '@rawi/model/text/localized';
import { useId } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { imageSource } from '../../core/pages/files.ts';
import { ComicCard } from '../../domains/comics/comic-card.tsx';
import { comicName } from '../../domains/comics/comic-name.ts';
import { LeftOut } from '../../domains/ratings/left-out.tsx';
import { ageMark, useListed } from '../../domains/ratings/showing.ts';
import classes from './comic-page.module.css';

export interface SimilarComicsProps {
  readonly comics: readonly Card[];
  /** Those of them that readers of this comic have saved too, by their addresses. */
  readonly alsoSaved?: readonly string[] | undefined;
  /** The number of rows of covers, if they are beside the chapters. */
  readonly rows: number;
}

/** More comics like one: what its readers also saved, then those that share genres, publisher or writer. */
export function SimilarComics({ comics, alsoSaved = [], rows }: SimilarComicsProps) {
  const t = useWords('comic');
  const locale = useLocale();
  const headingId = useId();
  const { listed, leftOut } = useListed(comics, 6);
  return (
    <aside aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.title}>
        {t('similar')}
      </h2>
      <ul className={classes.grid} data-rows={rows}>
        {listed.map((comic) => {
          const name = comicName(comic, locale);
          const publisher = localize(comic.publisher.name, locale);
          return (
            <li key={comic.slug} {...ageMark(comic.ageRating)}>
              <ComicCard
                to={paths.comic(locale, comic.slug)}
                image={imageSource(localize(comic.cover, locale).value)}
                rating={comic.ageRating}
                sizes="(max-width: 640px) 45vw, 170px"
                title={name.text}
                titleLang={name.lang}
                caption={
                  <>
                    <bdi lang={publisher.locale}>{publisher.value}</bdi>
                    {alsoSaved.includes(comic.slug) && (
                      <span className={classes.alsoSaved}>{t('alsoSaved')}</span>
                    )}
                  </>
                }
              />
            </li>
          );
        })}
      </ul>
      <LeftOut count={leftOut} />
    </aside>
  );
}
