import { Select } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { NATIONALITY_CODES, nationalityName } from '@rawi/model/nationalities';
import { useId, useMemo } from 'react';
import { useWords } from '../lib/i18n.ts';
import { useLocale } from '../lib/locale.ts';
import { Field } from '../ui/field.tsx';
import classes from './nationality-field.module.css';

export interface NationalityFieldProps {
  /** A country's code, or nothing chosen. */
  readonly value: string;
  /** What is wrong, as a sentence. */
  readonly error: string | undefined;
  readonly onChoose: (code: string) => void;
}

/** One of about a hundred nationalities: typing a part of its name finds it. */
export function NationalityField({ value, error, onChoose }: NationalityFieldProps) {
  const t = useWords('person');
  const id = useId();
  const nationalities = useNationalities();
  return (
    <Field id={id} label={t('nationality')} error={error}>
      <Select
        id={id}
        name="nationality"
        data={nationalities}
        value={value === '' ? null : value}
        onChange={(code) => onChoose(code ?? '')}
        placeholder={t('chooseNationality')}
        nothingFoundMessage={t('noSuchNationality')}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('clearNationality') }}
        limit={200}
        maxDropdownHeight={280}
        comboboxProps={{ shadow: 'md' }}
        filter={({ options, search }) =>
          options.filter((option) => 'label' in option && fold(option.label).includes(fold(search)))
        }
        classNames={{
          input: classes.select ?? '',
          dropdown: classes.dropdown ?? '',
          option: classes.option ?? '',
        }}
      />
    </Field>
  );
}

/** By their names in the language of the interface, in its order. */
function useNationalities() {
  const locale = useLocale();
  return useMemo(() => {
    const options = NATIONALITY_CODES.map((value) => ({ value, label: nationalityName(value)[locale] }));
    return options.toSorted((a, b) => a.label.localeCompare(b.label, locale));
  }, [locale]);
}

/** A search forgives case, accents and the spellings of alef. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[أإآ]/g, 'ا').trim().toLowerCase();
}
