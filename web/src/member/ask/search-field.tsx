import { useId } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { SearchBox } from '../../core/ui/search-box.tsx';
import classes from './ask.module.css';

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The field for the name. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const t = useWords('ask');
  const id = useId();
  return (
    <search className={classes.search}>
      <label htmlFor={id}>{t('label')}</label>
      <SearchBox
        id={id}
        value={value}
        onChange={onChange}
        clearLabel={t('clear')}
        enterKeyHint="search"
        maxLength={200}
      />
    </search>
  );
}
