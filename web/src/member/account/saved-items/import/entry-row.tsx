import type { ReadingShelf } from '@rawi/model/lists/reading-shelves';
import { localize } from '@rawi/model/text/localized';
import { useWords } from '../../../../core/i18n/i18n.ts';
import { isolated } from '../../../../core/i18n/isolated.ts';
import { useLocale } from '../../../../core/i18n/locale.ts';
import { imageSource } from '../../../../core/pages/files.ts';
import { classNames } from '../../../../core/ui/class-names.ts';
import row from '../../../../core/ui/row.module.css';
import { SelectField } from '../../../../core/ui/select-field.tsx';
import { comicName, isolatedName } from '../../../../domains/comics/comic-name.ts';
import { Cover } from '../../../../domains/comics/cover.tsx';
import type { EntryMatch } from '../../../../domains/shelves/library-files/match-library.ts';
import classes from './import-lists.module.css';

interface EntryRowProps {
  readonly match: EntryMatch;
  /** Where it is put. */
  readonly shelf: ReadingShelf | undefined;
  /** Which of its candidates is saved; undefined for none. */
  readonly chosen: number | undefined;
  readonly onChoose: (chosen: number | undefined) => void;
}

/** What a comic of the file is here and where it is put, which can be changed, and left out. */
export function EntryRow({ match: { entry, candidates }, shelf, chosen, onChoose }: EntryRowProps) {
  const t = useWords('list-files');
  const shelves = useWords('shelves');
  const locale = useLocale();
  const comic = chosen === undefined ? undefined : candidates[chosen];
  return (
    <li className={classNames(row.row, classes.match)}>
      {comic ? (
        <Cover
          image={imageSource(localize(comic.cover, locale).value)}
          rating={comic.ageRating}
          sizes="48px"
        />
      ) : (
        <span className={classes.noCover} aria-hidden="true" />
      )}
      <div className={classes.entry}>
        <SelectField
          name="match"
          label={isolated(entry.names[0] ?? '')}
          value={chosen === undefined ? '' : `${chosen}`}
          choices={[
            ...candidates.map((candidate, index) => ({
              value: `${index}`,
              label: isolatedName(comicName(candidate, locale), locale),
            })),
            { value: '', label: t('confirm.leaveOut') },
          ]}
          onChange={(value) => onChoose(value === '' ? undefined : Number(value))}
        />
        {comic && (
          <p className={classes.hint}>{shelf ? shelves(`shelf.${shelf}`) : t('library.confirm.noShelf')}</p>
        )}
      </div>
    </li>
  );
}
