import { Button } from '@mantine/core';
import { personalInfoForm, type User } from '@rawi/model/truth/user';
import { localToday } from '@rawi/model/validation/dates';
import { useEffect, useState } from 'react';
import { useAccountProblemText } from '../../../core/forms/problem-text.ts';
import { useUnsaved } from '../../../core/forms/unsaved.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { callAccount } from '../../../core/session/account-calls.ts';
import { refreshSession } from '../../../core/session/session.ts';
import { currentSession } from '../../../core/session/session-store.ts';
import { FormNote } from '../../../core/ui/form-note.tsx';
import { TextField } from '../../../core/ui/text-field.tsx';
import { GenderField } from '../../../domains/people/gender-field.tsx';
import { NationalityField } from '../../../domains/people/nationality-field.tsx';
import { useAccount } from '../account-context.ts';
import { checkBy, type FormErrors } from '../form-errors.ts';
import classes from '../part.module.css';
import { Part } from '../part.tsx';
import { SaveState } from '../save-state.tsx';
import { useChange } from '../use-change.ts';
import { useFormMessages } from '../use-form-messages.ts';
import { INFO_NAMES, type Info, isSameInfo, keepInfoDraft, readInfoDraft } from './info-draft.ts';

const check: (values: object) => FormErrors = checkBy(personalInfoForm);

function infoOf({ fullName, gender, dateOfBirth, nationality }: User): Info {
  return {
    fullName,
    gender: gender ?? '',
    dateOfBirth: dateOfBirth ?? '',
    nationality: nationality ?? '',
  };
}

/** The form of the personal information; one call saves all of it. */
export function InfoForm() {
  const t = useWords('account');
  const words = useWords('person');
  const message = useFormMessages();
  const wordsOf = useAccountProblemText();
  const { user, profile } = useAccount();
  const stored = infoOf(profile);
  const [base, setBase] = useState(stored);
  const [draft] = useState(() => readInfoDraft(user.uid));
  const [isSaved, setIsSaved] = useState(false);
  const { form, isBusy, problem, handleSubmit } = useChange({
    initial: draft ?? base,
    validate: check,
    change: async (values) => {
      await callAccount({ action: 'updateProfile', ...values });
      setBase(values);
      setIsSaved(true);
      await refreshSession();
    },
  });
  const isDirty = !isSameInfo(form.values, base);
  useUnsaved(isDirty && !isBusy);
  useStoredDraft(user.uid, isDirty ? form.values : undefined);

  const fill = (info: Info) => {
    for (const name of INFO_NAMES) form.choose(name, info[name]);
  };
  const storedKey = JSON.stringify(stored);
  // A change from another device is shown at once, unless it would overwrite what is being typed here.
  useEffect(() => {
    setBase(stored);
    if (!isDirty) fill(stored);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a change of the stored profile counts.
  }, [storedKey]);

  return (
    <Part title={t('info.title')} text={t('info.intro')}>
      <form className={classes.form} noValidate onSubmit={handleSubmit}>
        <TextField
          {...form.field('fullName')}
          error={message(form.errors.fullName)}
          label={words('fullName')}
          autoComplete="name"
          isRequired
        />
        <GenderField value={form.values.gender} onChoose={(value) => form.choose('gender', value)} />
        <div className={classes.pair}>
          <TextField
            {...form.field('dateOfBirth')}
            error={message(form.errors.dateOfBirth)}
            type="date"
            label={words('dateOfBirth')}
            autoComplete="bday"
            max={localToday()}
          />
          <NationalityField
            value={form.values.nationality}
            error={message(form.errors.nationality)}
            onChoose={(value) => form.choose('nationality', value)}
          />
        </div>
        {problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
        <div className={classes.actions}>
          <Button type="submit" loading={isBusy} disabled={!isDirty && !isBusy}>
            {t('info.save')}
          </Button>
          {isDirty && !isBusy && (
            <Button variant="subtle" color="gray" c="inherit" onClick={() => fill(base)}>
              {t('info.undo')}
            </Button>
          )}
          <SaveState state={isBusy ? 'saving' : isSaved && !isDirty ? 'saved' : undefined} />
        </div>
      </form>
    </Part>
  );
}

/**
 * Stores the unsaved draft in case a log-in interrupts; a person who leaves the page deliberately has given
 * it up.
 */
function useStoredDraft(uid: string, info: Info | undefined): void {
  useEffect(() => keepInfoDraft(uid, info), [uid, info]);
  useEffect(
    () => () => {
      if (currentSession().state === 'signed-in') keepInfoDraft(uid, undefined);
    },
    [uid],
  );
}
