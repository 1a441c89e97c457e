import { TEXT_LENGTH } from '@rawi/model/search/search-request';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type RefObject, useId } from 'react';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import hidden from '../../ui/hidden.module.css';
import classes from './search-field.module.css';

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/** Where one types what to look for. A form, so that it leads somewhere without a script too. */
export function SearchField({ value, onChange, inputRef }: SearchFieldProps) {
  const t = useWords('search');
  const id = useId();
  return (
    <search>
      <form action={paths.search(useLocale())} onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={id} className={hidden.hidden}>
          {t('label')}
        </label>
        <div className={classes.box}>
          <IconSearch size={24} stroke={1.75} aria-hidden="true" />
          <input
            ref={inputRef}
            id={id}
            data-search-field
            type="text"
            name="q"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={t('placeholder')}
            maxLength={TEXT_LENGTH}
            value={value}
            dir={value === '' ? undefined : 'auto'}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            onKeyDown={({ key }) => {
              if (key === 'Escape') onChange('');
            }}
          />
          {value !== '' && (
            <button
              type="button"
              aria-label={t('clearText')}
              onClick={() => {
                onChange('');
                inputRef.current?.focus();
              }}
            >
              <IconX size={22} stroke={1.75} aria-hidden="true" />
            </button>
          )}
        </div>
      </form>
    </search>
  );
}
