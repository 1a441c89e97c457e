import { LANGUAGE_CODES, LANGUAGE_NAMES, type Language } from '@rawi/model/lists/languages';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { SelectField } from '../../../core/ui/select-field.tsx';
import { TextField } from '../../../core/ui/text-field.tsx';
import type { SavedOrder } from '../../../domains/library/own-lists.ts';
import classes from './saved-items.module.css';

interface SavedToolsProps {
  readonly order: SavedOrder;
  readonly onOrder: (order: SavedOrder) => void;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The languages of the chapters; a choice is offered if there are at least two. */
  readonly languages: readonly Language[];
  readonly language: Language | undefined;
  readonly onLanguage: (language: Language | undefined) => void;
}

const ORDERS = ['latest', 'name'] as const;

/** The search field and the order of the saved items. */
export function SavedTools(props: SavedToolsProps) {
  const { order, onOrder, text, onText, languages, language, onLanguage } = props;
  const t = useWords('account');
  const locale = useLocale();
  return (
    <div className={classes.tools}>
      <TextField name="find" label={t('lists.find')} value={text} onChange={onText} autoComplete="off" />
      {(languages.length > 1 || language !== undefined) && (
        <SelectField
          name="language"
          label={t('lists.language')}
          value={language ?? ''}
          choices={[
            { value: '', label: t('lists.allLanguages') },
            ...languages.map((code) => ({ value: code, label: LANGUAGE_NAMES[code][locale] })),
          ]}
          onChange={(value) => onLanguage(LANGUAGE_CODES.find((code) => code === value))}
        />
      )}
      <SelectField
        name="order"
        label={t('lists.order')}
        value={order}
        choices={ORDERS.map((value) => ({ value, label: t(`lists.${value}`) }))}
        onChange={(value) => onOrder(value === 'name' ? 'name' : 'latest')}
      />
    </div>
  );
}
