import { IconSearch, IconX } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useWords } from '../../lib/i18n.ts';
import classes from './ask.module.css';

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Where the name is typed. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const t = useWords('ask');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className={classes.search}>
      <label htmlFor={id}>{t('label')}</label>
      <div className={classes.box}>
        <IconSearch size={22} stroke={1.75} aria-hidden="true" />
        <input
          ref={input}
          id={id}
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          value={value}
          maxLength={200}
          dir={value === '' ? undefined : 'auto'}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') onChange('');
          }}
        />
        {value !== '' && (
          <button
            type="button"
            aria-label={t('clear')}
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          >
            <IconX size={20} stroke={1.75} aria-hidden="true" />
          </button>
        )}
      </div>
    </search>
  );
}
