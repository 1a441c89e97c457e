import { Button } from '@mantine/core';
import { TERM_KINDS } from '@rawi/model/glossary/glossary-kinds';
import { LIMITS } from '@rawi/model/limits';
import { LANGUAGE_CODES, LANGUAGE_NAMES, type Language } from '@rawi/model/lists/languages';
import { plainText } from '@rawi/model/text/plain-text';
import type { Term } from '@rawi/model/truth/glossary';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { Problem } from '../../core/forms/problem-text.ts';
import { useForm } from '../../core/forms/use-form.ts';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { FormNote } from '../../core/ui/form-note.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { TextArea } from '../../core/ui/text-area.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import classes from './glossary.module.css';
import { oneLine, type TermDraft, type TermValues, termOf } from './term-draft.ts';
import { useTermProblem } from './term-problem.ts';

interface TermFormProps {
  readonly label: string;
  readonly draft: TermDraft;
  /** The languages to write it in. */
  readonly languages: readonly Language[];
  readonly isSending: boolean;
  readonly problem: Problem | undefined;
  /** What became of the name meanwhile. */
  readonly notice: ReactNode;
  readonly onChange: (values: TermValues) => void;
  readonly onSend: (term: Term) => void;
  readonly onCancel: () => void;
}

const lengthOf = (text: string): number => [...text].length;
const overNote = (values: TermValues): number => lengthOf(plainText(values.note)) - LIMITS.glossary.note;
const overRendering = (values: TermValues, language: Language): number =>
  lengthOf(oneLine(values[language])) - LIMITS.glossary.rendering;

/** How a name is written in each language, what it names, and what to know about it. */
export function TermForm({ label, draft, languages, onChange, onSend, onCancel, ...state }: TermFormProps) {
  const { isSending, problem, notice } = state;
  const t = useWords('glossary');
  const locale = useLocale();
  const wordsOf = useTermProblem();
  const [first = 'en'] = languages;
  const form = useForm<TermValues, 'required' | 'max'>({
    initial: draft.values,
    validate: (values) => ({
      ...(LANGUAGE_CODES.every((each) => oneLine(values[each]) === '') && { [first]: 'required' as const }),
      ...Object.fromEntries(
        languages.filter((each) => overRendering(values, each) > 0).map((each) => [each, 'max' as const]),
      ),
      ...(overNote(values) > 0 && { note: 'max' as const }),
    }),
  });
  const { values } = form;
  const tell = useEffectEvent(onChange);
  useEffect(() => tell(values), [values]);
  const errorText = (error: 'required' | 'max' | undefined, over: number) => {
    if (error === undefined) return undefined;
    if (error === 'required') return t('form.empty');
    const count = Math.max(1, over);
    return t('form.tooLong', { count, number: formatNumber(count, locale) });
  };
  const { error: noteError, ...note } = form.field('note');
  return (
    <form
      noValidate
      aria-label={label}
      className={classes.form}
      onSubmit={form.submit((written) => onSend(termOf(draft, written)))}
    >
      {notice}
      <div className={classes.pair}>
        {languages.map((language) => {
          const { error, ...field } = form.field(language);
          return (
            <TextField
              key={language}
              {...field}
              label={LANGUAGE_NAMES[language][locale]}
              autoComplete="off"
              isDisabled={isSending}
              error={errorText(error, overRendering(values, language))}
            />
          );
        })}
      </div>
      <SelectField
        name="kind"
        label={t('form.kind')}
        value={values.kind}
        choices={TERM_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={(value) => form.choose('kind', TERM_KINDS.find((each) => each === value) ?? values.kind)}
      />
      <TextArea
        {...note}
        label={t('form.note')}
        optional={t('form.optional')}
        hint={t('form.noteHint')}
        rows={2}
        isDisabled={isSending}
        error={errorText(noteError, overNote(values))}
      />
      {problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
      <div className={classes.buttons}>
        <Button type="submit" loading={isSending}>
          {t('form.save')}
        </Button>
        <Button variant="default" disabled={isSending} onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  );
}
