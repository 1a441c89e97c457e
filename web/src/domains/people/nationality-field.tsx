import { type ComboboxParsedItem, Select } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { ARAB_NATIONALITIES, NATIONALITY_CODES, nationalityName } from '@rawi/model/lists/nationalities';
import { useId, useMemo } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { Field } from '../../core/ui/field.tsx';
import classes from './nationality-field.module.css';

export interface NationalityFieldProps {
  /** A country's code, or empty. */
  readonly value: string;
  readonly optional?: string | undefined;
  /** The error, as a sentence. */
  readonly error: string | undefined;
  readonly onChoose: (code: string) => void;
}

/** A choice of one of about a hundred nationalities: typing a part of its name finds it. */
export function NationalityField({ value, optional, error, onChoose }: NationalityFieldProps) {
  const t = useWords('person');
  const id = useId();
  const nationalities = useNationalities();
  return (
    <Field id={id} label={t('nationality')} optional={optional} error={error}>
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
        filter={({ options, search }) => findOptions(options, search)}
        classNames={{
          input: classes.select ?? '',
          dropdown: classes.dropdown ?? '',
          option: classes.option ?? '',
        }}
      />
    </Field>
  );
}

/** Sorted by their names in the interface language; for Arabic readers, Arab countries come first. */
function useNationalities() {
  const t = useWords('person');
  const locale = useLocale();
  return useMemo(() => {
    const options = NATIONALITY_CODES.map((value) => ({ value, label: nationalityName(value)[locale] }));
    const sorted = options.toSorted((a, b) => a.label.localeCompare(b.label, locale));
    if (locale !== 'ar') return sorted;
    const isArab = ({ value }: { readonly value: string }) => ARAB_NATIONALITIES.has(value);
    return [
      { group: t('nationalities.arab'), items: sorted.filter(isArab) },
      { group: t('nationalities.other'), items: sorted.filter((option) => !isArab(option)) },
    ];
  }, [t, locale]);
}

/** The options, or groups of options, whose name contains the searched text. */
function findOptions(options: ComboboxParsedItem[], search: string): ComboboxParsedItem[] {
  return options.flatMap((option): ComboboxParsedItem[] => {
    if (!('group' in option)) return fold(option.label).includes(fold(search)) ? [option] : [];
    const items = option.items.filter(({ label }) => fold(label).includes(fold(search)));
    return items.length > 0 ? [{ ...option, items }] : [];
  });
}

/**
 * Folds text for a search, which ignores case, accents, vowel signs and letters that Arabic keyboards mix up:
 * alef, the last ya and ta.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}ـ]/gu, '')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .trim()
    .toLowerCase();
}
