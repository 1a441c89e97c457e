import { Button } from '@mantine/core';
import { deleteAccountForm } from '@rawi/model/account-forms';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callAccount } from '../../../data/account-calls.ts';
import { reauthenticate, replaceSession, signOut } from '../../../data/session.ts';
import { forgetSettings } from '../../../data/settings-mirror.ts';
import { useWords } from '../../../lib/i18n.ts';
import { useLocale } from '../../../lib/locale.ts';
import { paths } from '../../../lib/paths.ts';
import { showToast } from '../../../lib/toast.ts';
import { useForm } from '../../../lib/use-form.ts';
import { FieldError } from '../../../ui/field.tsx';
import { FormNote } from '../../../ui/form-note.tsx';
import choiceClasses from '../fields/choice.module.css';
import { SecretField } from '../fields/secret-field.tsx';
import { checkBy, type FormErrors } from '../form-errors.ts';
import { isWrongPassword, type Problem, problemOf, useProblemWords } from '../problem.ts';
import { CONFIRMED } from '../unsaved.ts';
import { useFormMessages } from '../use-form-messages.ts';
import classes from './dialog.module.css';
import { Dialog } from './dialog.tsx';

const check: (values: object) => FormErrors = checkBy(deleteAccountForm);

/** Says what goes and what stays (product.md, "Accounts"), asks for the password and a tick, then deletes the account. */
export function DeleteAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords('account');
  const locale = useLocale();
  const navigate = useNavigate();
  const message = useFormMessages();
  const wordsOf = useProblemWords();
  const form = useForm({ initial: { currentPassword: '', confirmed: false }, validate: check });
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  const send = async ({ currentPassword }: typeof form.values, element: HTMLFormElement) => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await reauthenticate(currentPassword);
      await replaceSession(async () => {
        await callAccount({ action: 'deleteAccount' });
        await navigate(paths.home(locale), { state: CONFIRMED });
        await signOut();
      });
      forgetSettings();
      await showToast({ title: t('delete.done'), message: t('delete.doneText'), closeLabel: t('close') });
    } catch (error) {
      const found = problemOf(error);
      setIsBusy(false);
      if (isWrongPassword(found)) form.refuse(element, { currentPassword: 'wrong-password' });
      else setProblem(found);
    }
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const element = event.currentTarget;
    form.submit((values) => void send(values, element))(event);
  };

  return (
    <Dialog title={t('delete.question')} onClose={onClose} isBusy={isBusy}>
      <dl className={classes.part}>
        <dt>{t('delete.goesTitle')}</dt>
        <dd>{t('delete.goes')}</dd>
        <dt>{t('delete.staysTitle')}</dt>
        <dd>{t('delete.stays')}</dd>
      </dl>
      <p className={classes.text}>{t('delete.dataFirst')}</p>
      <form className={classes.form} noValidate onSubmit={handleSubmit}>
        <SecretField
          {...form.field('currentPassword')}
          error={message(form.errors.currentPassword)}
          label={t('password.current')}
          autoComplete="current-password"
          isRequired
        />
        <div>
          <label className={choiceClasses.check}>
            <input
              type="checkbox"
              name="confirmed"
              checked={form.values.confirmed}
              aria-invalid={form.errors.confirmed !== undefined}
              aria-describedby="delete-confirmed-error"
              onChange={(event) => form.choose('confirmed', event.currentTarget.checked)}
            />
            {t('delete.confirm')}
          </label>
          <FieldError id="delete-confirmed" error={form.errors.confirmed && t('delete.confirmRequired')} />
        </div>
        {problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose} disabled={isBusy}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isBusy} color="red" className={classes.danger}>
            {t('delete.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
