import type { FoundComic } from '@rawi/model/search/answer';
import { localize } from '@rawi/model/text/localized';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { imageSource } from '../../core/pages/files.ts';
import { ComicCard } from '../../domains/comics/comic-card.tsx';
import { comicName } from '../../domains/comics/comic-name.ts';
import { LeftOut } from '../../domains/ratings/left-out.tsx';
import { ageMark, useListed } from '../../domains/ratings/showing.ts';
import classes from './found-comics.module.css';
import { findOtherName } from './found-name.ts';
import { Marked } from './marked.tsx';

const SIZES = '(max-width: 640px) 41vw, (max-width: 900px) 30vw, (max-width: 1200px) 22vw, 240px';

interface FoundComicsProps {
  readonly comics: readonly FoundComic[];
  /** How many more the search has left out. */
  readonly leftOut: number;
}

/** The results, as cards; those that are not listed here are counted. */
export function FoundComics({ comics, leftOut: more }: FoundComicsProps) {
  const t = useWords('search');
  const { listed, leftOut } = useListed(
    comics.map((found) => ({ ...found, ageRating: found.entry.ageRating })),
  );
  return (
    <>
      <ul className={classes.grid} aria-label={t('results')} data-results="">
        {listed.map((found, index) => (
          <li key={found.entry.slug} {...ageMark(found.ageRating)}>
            <ResultCard found={found} isFirst={index < 4} />
          </li>
        ))}
      </ul>
      <LeftOut count={leftOut + more} />
    </>
  );
}

function ResultCard({ found, isFirst }: { readonly found: FoundComic; readonly isFirst: boolean }) {
  const t = useWords('search');
  const locale = useLocale();
  const { entry, publisher, words } = found;
  const name = comicName(entry, locale);
  const other = findOtherName(entry, locale, words);
  const house = publisher && localize(publisher, locale);
  return (
    <ComicCard
      to={paths.comic(locale, entry.slug)}
      image={imageSource(localize(entry.cover, locale).value)}
      rating={entry.ageRating}
      sizes={SIZES}
      title={name.text}
      titleLang={name.lang}
      shownTitle={<Marked text={name.text} words={words} />}
      caption={
        <>
          {other && (
            <span className={classes.other}>
              <bdi lang={other.lang}>
                <Marked text={other.text} words={words} />
              </bdi>
            </span>
          )}
          {entry.status === 'completed' && <span className={classes.completed}>{t('status.completed')}</span>}
          {entry.status === 'completed' && house && ' · '}
          {house && (
            <bdi lang={house.locale}>
              <Marked text={house.value} words={words} />
            </bdi>
          )}
        </>
      }
      isFirst={isFirst}
    />
  );
}
