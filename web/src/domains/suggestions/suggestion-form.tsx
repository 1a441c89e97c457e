import { Button } from '@mantine/core';
import { LIMITS } from '@rawi/model/limits';
import { SUGGESTION_KINDS, type SuggestionKind } from '@rawi/model/suggestions/suggestion-kinds';
import { plainText } from '@rawi/model/text/plain-text';
import { useEffect } from 'react';
import type { Problem } from '../../core/forms/problem-text.ts';
import { useForm } from '../../core/forms/use-form.ts';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { CheckField } from '../../core/ui/check-field.tsx';
import { FormNote } from '../../core/ui/form-note.tsx';
import { RadioTiles } from '../../core/ui/radio-tiles.tsx';
import { TextArea } from '../../core/ui/text-area.tsx';
import classes from './proofread.module.css';
import type { SuggestionDraft } from './suggestion-draft.ts';
import { useSuggestionProblem } from './suggestion-problem.ts';

/** What is sent of the form. */
export interface WrittenSuggestion {
  readonly kind: SuggestionKind;
  readonly before: string;
  readonly after: string;
  readonly note: string;
  readonly named: boolean;
}

interface SuggestionFormProps {
  readonly draft: SuggestionDraft;
  readonly onWrite: (written: Partial<SuggestionDraft>) => void;
  readonly isSending: boolean;
  readonly problem: Problem | undefined;
  readonly onSend: (written: WrittenSuggestion) => void;
}

type Values = Pick<SuggestionDraft, 'kind' | 'before' | 'after' | 'note'>;
const FIELDS = ['before', 'after', 'note'] as const;
const MOST = {
  before: LIMITS.transcript.words,
  after: LIMITS.transcript.words,
  note: LIMITS.noteLength,
} as const;

const lengthOf = (text: string): number => [...plainText(text)].length;

function wrong(values: Values) {
  const [was, is, said] = [values.before, values.after, values.note].map(plainText);
  const isEmpty = (is === '' || is === was) && said === '';
  return {
    ...(values.kind === '' && { kind: 'required' as const }),
    ...(isEmpty && { after: 'required' as const }),
    ...Object.fromEntries(
      FIELDS.filter((field) => lengthOf(values[field]) > MOST[field]).map((field) => [field, 'max' as const]),
    ),
  };
}

/** What is wrong at a place of a page, and what should stand there. */
export function SuggestionForm({ draft, onWrite, isSending, problem, onSend }: SuggestionFormProps) {
  const t = useWords('suggestions');
  const locale = useLocale();
  const wordsOf = useSuggestionProblem();
  const form = useForm<Values, 'required' | 'max'>({
    initial: { kind: draft.kind, before: draft.before, after: draft.after, note: draft.note },
    validate: wrong,
  });
  const { kind, before, after, note } = form.values;
  useEffect(() => onWrite({ kind, before, after, note }), [onWrite, kind, before, after, note]);
  const area = (name: (typeof FIELDS)[number], rows: number) => {
    const { error, ...field } = form.field(name);
    const over = Math.max(1, lengthOf(form.values[name]) - MOST[name]);
    return (
      <TextArea
        label={t(`form.${name}`)}
        rows={rows}
        isDisabled={isSending}
        error={
          error &&
          (error === 'max'
            ? t('form.tooLong', { count: over, number: formatNumber(over, locale) })
            : t('form.empty'))
        }
        {...(name === 'after' && { hint: t('form.afterHint') })}
        {...(name !== 'after' && { optional: t('form.optional') })}
        {...field}
      />
    );
  };
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.submit((values) => {
        if (values.kind === '') return;
        const [was, is, said] = [values.before, values.after, values.note].map(plainText);
        onSend({
          kind: values.kind,
          before: was ?? '',
          after: is ?? '',
          note: said ?? '',
          named: draft.named,
        });
      })}
    >
      <RadioTiles
        name="kind"
        label={t('form.kind')}
        value={kind === '' ? undefined : kind}
        choices={SUGGESTION_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        error={form.errors.kind && t('form.kindRequired')}
        onChoose={(each) => form.choose('kind', each)}
      />
      {area('before', 2)}
      {area('after', 2)}
      {area('note', 2)}
      <CheckField name="named" isChecked={draft.named} onChange={(named) => onWrite({ named })}>
        {t('form.named')}
      </CheckField>
      <p className={classes.about}>{t('form.whoSees')}</p>
      {problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
      <Button type="submit" loading={isSending}>
        {t('form.send')}
      </Button>
    </form>
  );
}
