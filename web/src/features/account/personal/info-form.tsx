import { Button } from '@mantine/core';
import { GENDERS } from '@rawi/model/genders';
import type { Locale } from '@rawi/model/locales';
import { NATIONALITY_CODES, nationalityName } from '@rawi/model/nationalities';
import { personalInfoForm, type User } from '@rawi/model/user';
import { localToday } from '@rawi/model/validation/dates';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { callAccount } from '../../../data/account-calls.ts';
import { refreshSession } from '../../../data/session.ts';
import { useWords } from '../../../lib/i18n.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useForm } from '../../../lib/use-form.ts';
import fieldClasses from '../../../ui/field.module.css';
import { describedBy, Field } from '../../../ui/field.tsx';
import { FormNote } from '../../../ui/form-note.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useAccount } from '../account-context.ts';
import { Segments } from '../fields/segments.tsx';
import { checkBy, type FormErrors } from '../form-errors.ts';
import classes from '../part.module.css';
import { Part } from '../part.tsx';
import { fieldProblems, type Problem, problemOf, useProblemWords } from '../problem.ts';
import { SaveState } from '../save-state.tsx';
import { useUnsaved } from '../unsaved.ts';
import { useFormMessages } from '../use-form-messages.ts';

type Info = Readonly<Record<'fullName' | 'gender' | 'dateOfBirth' | 'nationality', string>>;

const NAMES = ['fullName', 'gender', 'dateOfBirth', 'nationality'] as const;
const check: (values: object) => FormErrors = checkBy(personalInfoForm);

function infoOf({ fullName, gender, dateOfBirth, nationality }: User): Info {
  return {
    fullName,
    gender: gender ?? '',
    dateOfBirth: dateOfBirth ?? '',
    nationality: nationality ?? '',
  };
}
const isSame = (a: Info, b: Info) => NAMES.every((name) => a[name] === b[name]);

/** What a person says of themselves; saved as a whole by a call. */
export function InfoForm() {
  const t = useWords('account');
  const locale = useLocale();
  const message = useFormMessages();
  const wordsOf = useProblemWords();
  const { profile } = useAccount();
  const stored = infoOf(profile);
  const [base, setBase] = useState(stored);
  const form = useForm({ initial: base, validate: check });
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  const [problem, setProblem] = useState<Problem>();
  const isDirty = !isSame(form.values, base);
  useUnsaved(isDirty && state !== 'saving');

  const fill = (info: Info) => {
    for (const name of NAMES) form.choose(name, info[name]);
  };
  const storedKey = JSON.stringify(stored);
  // Changed on another device: shown at once, unless it would overwrite what is being typed here.
  useEffect(() => {
    setBase(stored);
    if (!isDirty) fill(stored);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a change of the stored profile counts.
  }, [storedKey]);

  const send = async (values: Info, element: HTMLFormElement) => {
    setState('saving');
    setProblem(undefined);
    try {
      await callAccount({ action: 'updateProfile', ...values });
      setBase(values);
      setState('saved');
      await refreshSession();
    } catch (error) {
      const found = problemOf(error);
      setState('idle');
      const fields = fieldProblems(found);
      if (fields) form.refuse(element, fields);
      else setProblem(found);
    }
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const element = event.currentTarget;
    form.submit((values) => void send(values, element))(event);
  };

  return (
    <Part title={t('info.title')} text={t('info.intro')}>
      <form className={classes.form} noValidate onSubmit={handleSubmit}>
        <TextField
          {...form.field('fullName')}
          error={message(form.errors.fullName)}
          label={t('info.fullName')}
          autoComplete="name"
          isRequired
        />
        <Segments
          name="gender"
          label={t('info.gender')}
          value={form.values.gender}
          choices={[
            ...GENDERS.toReversed().map((value) => ({ value: value as string, label: t(`info.${value}`) })),
            { value: '', label: t('info.noGender') },
          ]}
          onChoose={(value) => form.choose('gender', value)}
        />
        <div className={classes.pair}>
          <TextField
            {...form.field('dateOfBirth')}
            error={message(form.errors.dateOfBirth)}
            type="date"
            label={t('info.dateOfBirth')}
            autoComplete="bday"
            max={localToday()}
          />
          <NationalityField
            value={form.values.nationality}
            error={message(form.errors.nationality)}
            locale={locale}
            onChoose={(value) => form.choose('nationality', value)}
          />
        </div>
        {problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
        <div className={classes.actions}>
          <Button type="submit" loading={state === 'saving'} disabled={!isDirty && state !== 'saving'}>
            {t('info.save')}
          </Button>
          {isDirty && state !== 'saving' && (
            <Button variant="subtle" color="gray" c="inherit" onClick={() => fill(base)}>
              {t('info.undo')}
            </Button>
          )}
          <SaveState
            state={state === 'saving' ? 'saving' : state === 'saved' && !isDirty ? 'saved' : undefined}
          />
        </div>
      </form>
    </Part>
  );
}

interface NationalityFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly locale: Locale;
  readonly onChoose: (value: string) => void;
}

/** The browser's own list: typing the first letters finds a nationality, in the order of the interface's language. */
function NationalityField({ value, error, locale, onChoose }: NationalityFieldProps) {
  const t = useWords('account');
  const id = useId();
  const sorted = NATIONALITY_CODES.map((code) => ({ code, name: nationalityName(code)[locale] })).toSorted(
    (a, b) => a.name.localeCompare(b.name, locale),
  );
  return (
    <Field id={id} label={t('info.nationality')} error={error}>
      <select
        {...describedBy(id, { error })}
        className={fieldClasses.input}
        name="nationality"
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        <option value="">{t('info.noNationality')}</option>
        {sorted.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  );
}
