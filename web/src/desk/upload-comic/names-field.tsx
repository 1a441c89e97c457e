import { Combobox, useCombobox } from '@mantine/core';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import type { Choice } from '@rawi/model/truth/submission-content';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { describedBy, Field } from '../../core/ui/field.tsx';
import hidden from '../../core/ui/hidden.module.css';
import type { NameKind } from '../../domains/submissions/name-lists.ts';
import { choiceOf, withChoice } from './choices.ts';
import { FoundNames } from './found-names.tsx';
import classes from './names-field.module.css';

export interface NamesFieldProps {
  readonly name: string;
  readonly label: string;
  readonly kind: NameKind | 'genres';
  readonly chosen: readonly Choice[];
  /** How many may be chosen; if only one, a new choice replaces it. */
  readonly max: number;
  /** The error, as a sentence. */
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly Choice[]) => void;
  readonly onBlur: () => void;
}

/** A field to choose people, a publisher or genres: typing finds existing ones, and can propose new ones. */
export function NamesField({ name, label, kind, chosen, max, error, onChange, onBlur }: NamesFieldProps) {
  const t = useWords('upload-comic');
  const locale = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [told, setTold] = useState('');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const isFull = max > 1 && chosen.length >= max;
  const hint = max > 1 ? t('names.most', { total: formatNumber(max, locale) }) : undefined;

  const choose = (value: string) => {
    const choice = choiceOf(value);
    onChange(withChoice(chosen, choice, max));
    setTyped('');
    setTold(t('names.added', { name: isolated(choice.name) }));
    if (max === 1) combobox.closeDropdown();
  };
  const remove = (choice: Choice) => {
    onChange(chosen.filter((each) => each !== choice));
    setTold(t('names.removed', { name: isolated(choice.name) }));
    input.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    // Enter chooses an option; it never submits the form.
    if (event.key === 'Enter') event.preventDefault();
    const last = chosen.at(-1);
    if (event.key === 'Backspace' && typed === '' && last && !event.repeat) remove(last);
  };
  return (
    <Field id={id} label={label} isRequired error={error} hint={hint}>
      <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false} shadow="md">
        <Combobox.DropdownTarget>
          <div className={classes.box} data-invalid={error !== undefined || undefined}>
            {chosen.length > 0 && (
              <ul className={classes.chosen} aria-label={t('names.chosen', { name: label })}>
                {chosen.map((choice) => (
                  <ChosenName key={choice.id ?? `new ${choice.name}`} choice={choice} onRemove={remove} />
                ))}
              </ul>
            )}
            <Combobox.EventsTarget withExpandedAttribute autoComplete="off">
              <input
                {...describedBy(id, { error, hint, isRequired: true })}
                ref={input}
                className={classes.input}
                type="text"
                name={name}
                value={typed}
                maxLength={120}
                readOnly={isFull}
                placeholder={chosen.length === 0 ? t(`names.type.${kind}`) : undefined}
                dir={typed === '' ? undefined : 'auto'}
                onChange={({ currentTarget }) => {
                  setTyped(currentTarget.value);
                  setTold('');
                  combobox.openDropdown();
                }}
                onKeyDown={handleKey}
                onClick={() => {
                  if (!isFull) combobox.openDropdown();
                }}
                onBlur={() => {
                  combobox.closeDropdown();
                  onBlur();
                }}
              />
            </Combobox.EventsTarget>
          </div>
        </Combobox.DropdownTarget>
        <Combobox.Dropdown
          className={classes.dropdown ?? ''}
          hidden={isFull || (typed.trim() === '' && kind !== 'genres')}
        >
          {combobox.dropdownOpened && !isFull && (
            <FoundNames
              kind={kind}
              typed={typed}
              chosen={chosen}
              label={label}
              onFound={() => (typed.trim() === '' ? undefined : combobox.selectFirstOption())}
            />
          )}
        </Combobox.Dropdown>
      </Combobox>
      <output className={hidden.hidden}>{told}</output>
    </Field>
  );
}

interface ChosenNameProps {
  readonly choice: Choice;
  readonly onRemove: (choice: Choice) => void;
}

function ChosenName({ choice, onRemove }: ChosenNameProps) {
  const t = useWords('upload-comic');
  return (
    <li className={classes.pill}>
      <bdi lang={languageOfScript(choice.name)} className={classes.name}>
        {choice.name}
      </bdi>
      {choice.id === null && <span className={classes.new}>{t('names.new')}</span>}
      <button
        type="button"
        className={classes.remove}
        aria-label={t('names.remove', { name: isolated(choice.name) })}
        onClick={() => onRemove(choice)}
      >
        <IconX size={16} stroke={2} aria-hidden="true" />
      </button>
    </li>
  );
}
