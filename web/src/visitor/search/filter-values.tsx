import type { FilterValue } from '@rawi/model/search/answer';
import type { FilterChoice, SearchFilter } from '@rawi/model/search/search-request';
import { localize } from '@rawi/model/text/localized';
import { IconBan } from '@tabler/icons-react';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { SearchBox } from '../../core/ui/search-box.tsx';
import { isolatedName } from '../../domains/comics/comic-name.ts';
import { findHow, type How } from './choices.ts';
import { Count } from './count.tsx';
import classes from './filters.module.css';

interface FilterValuesProps {
  readonly filter: SearchFilter;
  readonly choice: FilterChoice;
  readonly values: readonly FilterValue[] | undefined;
  /** The text to search values by; undefined if they cannot be searched. */
  readonly find: string | undefined;
  readonly onFind: (text: string) => void;
  readonly onChoose: (id: string, how: How) => void;
}

/** The values of a filter with their counts; each can be included or excluded. */
export function FilterValues({ filter, choice, values, find, onFind, onChoose }: FilterValuesProps) {
  const t = useWords('search');
  return (
    <>
      {find !== undefined && (
        <div className={classes.find}>
          <SearchBox
            size="list"
            aria-label={t(filter === 'artist' ? 'findArtist' : 'findWriter')}
            placeholder={t(filter === 'artist' ? 'findArtist' : 'findWriter')}
            value={find}
            maxLength={60}
            onChange={onFind}
          />
        </div>
      )}
      <ul className={classes.values}>
        {values?.map((value) => (
          <Value
            key={value.id}
            value={value}
            how={findHow(choice, value.id)}
            onChoose={(how) => onChoose(value.id, how)}
          />
        ))}
      </ul>
      {values?.length === 0 && <p className={classes.none}>{t('noValues')}</p>}
    </>
  );
}

interface ValueProps {
  readonly value: FilterValue;
  readonly how: How;
  readonly onChoose: (how: How) => void;
}

function Value({ value: { name, count }, how, onChoose }: ValueProps) {
  const t = useWords('search');
  const locale = useLocale();
  const shown = localize(name, locale);
  const isWithout = how === 'exclude';
  return (
    <li className={classes.value} data-without={isWithout || undefined}>
      <label className={classes.choice}>
        <input
          type="checkbox"
          checked={how === 'include'}
          onChange={() => onChoose(how === 'include' ? undefined : 'include')}
        />
        <bdi lang={shown.locale}>{shown.value}</bdi>
      </label>
      <button
        type="button"
        className={classes.without}
        aria-pressed={isWithout}
        aria-label={t('without', { name: isolatedName({ text: shown.value, lang: shown.locale }, locale) })}
        title={t('withoutThis')}
        onClick={() => onChoose(isWithout ? undefined : 'exclude')}
      >
        <IconBan size={18} stroke={1.75} aria-hidden="true" />
      </button>
      <Count count={count} />
    </li>
  );
}
