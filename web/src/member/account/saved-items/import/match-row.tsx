import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { Link } from 'react-router-dom';
import { formatNumber, joinParts } from '../../../../core/i18n/format.ts';
import { useWords } from '../../../../core/i18n/i18n.ts';
import { isolated } from '../../../../core/i18n/isolated.ts';
import { useLocale } from '../../../../core/i18n/locale.ts';
import { paths } from '../../../../core/lib/paths.ts';
import { thumbnailSource } from '../../../../core/pages/files.ts';
import { classNames } from '../../../../core/ui/class-names.ts';
import row from '../../../../core/ui/row.module.css';
import { SelectField } from '../../../../core/ui/select-field.tsx';
import { comicName, isolatedName } from '../../../../domains/comics/comic-name.ts';
import { Cover } from '../../../../domains/comics/cover.tsx';
import type { SavedThing } from '../../../../domains/library/change.ts';
import { keptRating } from '../../../../domains/ratings/known-ratings.ts';
import type { ListedBook } from '../../../../domains/shelves/files/listed-book.ts';
import { type BookMatch, numberOf } from '../../../../domains/shelves/files/match-books.ts';
import classes from './import-lists.module.css';

interface MatchRowProps {
  readonly match: BookMatch;
  /** Which of its candidates is saved; undefined for none. */
  readonly chosen: number | undefined;
  readonly onChoose: (chosen: number | undefined) => void;
}

/** What an entry of the file is here, which can be changed, and left out. */
export function MatchRow({ match, chosen, onChoose }: MatchRowProps) {
  const t = useWords('list-files');
  const bookName = useBookName();
  const thingName = useThingName();
  const thing = chosen === undefined ? undefined : match.candidates[chosen];
  return (
    <li className={classNames(row.row, classes.match)}>
      {thing ? (
        <Cover image={thumbnailSource(thing.picture)} rating={keptRating(thing)} sizes="48px" />
      ) : (
        <span className={classes.noCover} aria-hidden="true" />
      )}
      <SelectField
        name="match"
        label={bookName(match.book)}
        value={chosen === undefined ? '' : `${chosen}`}
        choices={[
          ...match.candidates.map((candidate, index) => ({
            value: `${index}`,
            label: thingName(candidate),
          })),
          { value: '', label: t('confirm.leaveOut') },
        ]}
        onChange={(value) => onChoose(value === '' ? undefined : Number(value))}
      />
    </li>
  );
}

interface MissingRowProps {
  readonly match: BookMatch;
  /** How many entries of the file are of this comic. */
  readonly count: number;
}

/** What is not here, with a way to ask for it. */
export function MissingRow({ match: { book, comic }, count }: MissingRowProps) {
  const t = useWords('list-files');
  const locale = useLocale();
  const bookName = useBookName();
  const number = numberOf(book.number ?? '');
  const to = comic
    ? paths.ask(locale, {
        comic: comic.id,
        language: book.language ?? locale,
        ...(number !== undefined && { number }),
      })
    : paths.askForNew(locale, book.series);
  const name = comic || count === 1 ? bookName(book) : isolated(book.series);
  return (
    <li className={classes.missing}>
      <span className={classes.book}>
        {comic || count === 1 ? (
          name
        ) : (
          <>
            <bdi lang={languageOfScript(book.series)}>{book.series}</bdi>
            {' · '}
            {t('confirm.chapters', { count, number: formatNumber(count, locale) })}
          </>
        )}
      </span>
      {book.series !== '' && (
        <Link to={to} target="_blank" className={classes.ask} aria-label={t('confirm.askFor', { name })}>
          {t('confirm.ask')}
        </Link>
      )}
    </li>
  );
}

/** What the file calls an entry. */
function useBookName(): (book: ListedBook) => string {
  const t = useWords('list-files');
  const locale = useLocale();
  return ({ series, number }) => {
    const name = series === '' ? t('confirm.noName') : isolated(series);
    if (number === undefined) return name;
    const known = numberOf(number);
    const shown = known === undefined ? isolated(number) : formatNumber(known, locale);
    return t('confirm.numbered', { name, chapter: shown });
  };
}

/** What a candidate is called: the comic, and of a chapter its number and language. */
function useThingName(): (thing: SavedThing) => string {
  const t = useWords('shelves');
  const locale = useLocale();
  return (thing) => {
    const name = isolatedName(comicName(thing, locale), locale);
    if (thing.kind === 'comic') return name;
    return joinParts(
      locale,
      name,
      t('lists.chapter', { chapter: formatNumber(thing.number, locale) }),
      LANGUAGE_NAMES[thing.language][locale],
    );
  };
}
