import { SEARCH_TEXT_LENGTH } from '@rawi/model/constants';
import { type RefObject, useId } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import hidden from '../../core/ui/hidden.module.css';
import { SearchBox } from '../../core/ui/search-box.tsx';
import classes from './search-page.module.css';

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/** The search field. It is a form, so that it also works without JavaScript. */
export function SearchField({ value, onChange, inputRef }: SearchFieldProps) {
  const t = useWords('search');
  const id = useId();
  return (
    <search>
      <form
        action={paths.search(useLocale())}
        className={classes.field}
        onSubmit={(event) => event.preventDefault()}
      >
        <label htmlFor={id} className={hidden.hidden}>
          {t('label')}
        </label>
        <SearchBox
          id={id}
          data-search-field
          size="large"
          name="q"
          value={value}
          onChange={onChange}
          inputRef={inputRef}
          clearLabel={t('clearText')}
          enterKeyHint="search"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t('placeholder')}
          maxLength={SEARCH_TEXT_LENGTH}
        />
      </form>
    </search>
  );
}
