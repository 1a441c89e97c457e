import { LANGUAGE_CODES, LANGUAGE_NAMES, type Language } from '@rawi/model/lists/languages';
import { useId } from 'react';
import type { SavedOrder } from '../../../data/live/own-lists.ts';
import { useWords } from '../../../lib/i18n.ts';
import { useLocale } from '../../../lib/locale.ts';
import { TextField } from '../../../ui/text-field.tsx';
import classes from './saved-items.module.css';

interface SavedToolsProps {
  readonly order: SavedOrder;
  readonly onOrder: (order: SavedOrder) => void;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Those of the chapters; a choice is offered where there are two. */
  readonly languages: readonly Language[];
  readonly language: Language | undefined;
  readonly onLanguage: (language: Language | undefined) => void;
}

const ORDERS = ['latest', 'name'] as const;

/** Finds among what is saved, and orders it. */
export function SavedTools(props: SavedToolsProps) {
  const { order, onOrder, text, onText, languages, language, onLanguage } = props;
  const t = useWords('account');
  const locale = useLocale();
  return (
    <div className={classes.tools}>
      <TextField name="find" label={t('lists.find')} value={text} onChange={onText} autoComplete="off" />
      {(languages.length > 1 || language !== undefined) && (
        <Choice
          label={t('lists.language')}
          value={language ?? ''}
          choices={[
            { value: '', label: t('lists.allLanguages') },
            ...languages.map((code) => ({ value: code, label: LANGUAGE_NAMES[code][locale] })),
          ]}
          onChoose={(value) => onLanguage(LANGUAGE_CODES.find((code) => code === value))}
        />
      )}
      <Choice
        label={t('lists.order')}
        value={order}
        choices={ORDERS.map((value) => ({ value, label: t(`lists.${value}`) }))}
        onChoose={(value) => onOrder(value === 'name' ? 'name' : 'latest')}
      />
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}

function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className={classes.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
