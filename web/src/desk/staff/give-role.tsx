import { Button } from '@mantine/core';
import { emailField } from '@rawi/model/calls/account-forms';
import { STAFF_ROLES } from '@rawi/model/truth/staff';
import { type FormEvent, useState } from 'react';
import { useSend } from '../../core/forms/use-send.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { callReview } from '../../core/session/review-calls.ts';
import { ConfirmDialog } from '../../core/ui/confirm-dialog.tsx';
import { FormNote } from '../../core/ui/form-note.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import classes from './staff-page.module.css';
import { useStaffProblem } from './use-staff-problem.ts';

/** The form that gives a role to a person by e-mail address; whoever would become an admin is asked about first. */
export function GiveRole() {
  const t = useWords('staff');
  const wordsOf = useStaffProblem();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<string>(STAFF_ROLES[0]);
  const [given, setGiven] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const { isSending, problem, send } = useSend();
  const give = async () => {
    setGiven(undefined);
    const chosen = STAFF_ROLES.find((each) => each === role) ?? STAFF_ROLES[0];
    await callReview({ action: 'giveRole', email, role: chosen });
    setGiven(email);
    setEmail('');
    setIsAsked(false);
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isAddress = emailField.safeParse(email).success;
    setIsWrong(!isAddress);
    if (isAddress && role === 'admin') setIsAsked(true);
    else if (isAddress) void send(give);
    else event.currentTarget.querySelector<HTMLInputElement>('[name="email"]')?.focus();
  };
  return (
    <form className={classes.part} noValidate onSubmit={handleSubmit} aria-label={t('people.give')}>
      <h3 className={classes.title}>{t('people.give')}</h3>
      <div className={classes.form}>
        <TextField
          name="email"
          type="email"
          label={t('people.email')}
          value={email}
          autoComplete="off"
          error={isWrong ? t('problems.invalidEmail') : undefined}
          onChange={setEmail}
        />
        <SelectField
          name="role"
          label={t('people.role')}
          value={role}
          choices={STAFF_ROLES.map((value) => ({ value, label: t(`people.${value}`) }))}
          onChange={setRole}
        />
        <Button type="submit" size="lg" loading={isSending}>
          {t('people.giveConfirm')}
        </Button>
      </div>
      {problem && !isAsked && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
      {isAsked && (
        <ConfirmDialog
          title={t('people.adminTitle', { email: isolated(email) })}
          text={t('people.adminText')}
          closeLabel={t('close')}
          cancelLabel={t('cancel')}
          confirmLabel={t('people.giveConfirm')}
          isBusy={isSending}
          note={problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
          onConfirm={() => void send(give)}
          onClose={() => setIsAsked(false)}
        />
      )}
      {given !== undefined && (
        <FormNote tone="success">{t('people.given', { email: isolated(given) })}</FormNote>
      )}
    </form>
  );
}
