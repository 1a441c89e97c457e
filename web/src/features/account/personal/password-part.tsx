import { Button } from '@mantine/core';
import { changePasswordForm } from '@rawi/model/account-forms';
import { useState } from 'react';
import { callAccount } from '../../../data/account-calls.ts';
import { reauthenticate, replaceSession, signIn } from '../../../data/session.ts';
import { useWords } from '../../../lib/i18n.ts';
import { useLocale } from '../../../lib/locale.ts';
import { NewPasswordField } from '../../../person/new-password-field.tsx';
import { PasswordField } from '../../../person/password-field.tsx';
import { FormNote } from '../../../ui/form-note.tsx';
import { useAccount } from '../account-context.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { checkBy, type FormErrors } from '../form-errors.ts';
import classes from '../part.module.css';
import { Part } from '../part.tsx';
import { useProblemWords } from '../problem.ts';
import { useChange } from '../use-change.ts';
import { useFormMessages } from '../use-form-messages.ts';

const check: (values: object) => FormErrors = checkBy(changePasswordForm);

/** Another password: it ends every session, and this one goes on by signing in with it. */
export function PasswordPart() {
  const t = useWords('account');
  const [step, setStep] = useState<'shown' | 'form' | 'done'>('shown');
  return (
    <Part title={t('password.title')} text={t('password.text')}>
      {step === 'form' ? (
        <PasswordForm onDone={() => setStep('done')} onCancel={() => setStep('shown')} />
      ) : (
        <div className={classes.form}>
          {step === 'done' && <FormNote tone="success">{t('password.done')}</FormNote>}
          <div>
            <Button variant="default" onClick={() => setStep('form')}>
              {t('password.change')}
            </Button>
          </div>
        </div>
      )}
    </Part>
  );
}

interface PasswordFormProps {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

function PasswordForm({ onDone, onCancel }: PasswordFormProps) {
  const t = useWords('account');
  const locale = useLocale();
  const { user } = useAccount();
  const message = useFormMessages();
  const wordsOf = useProblemWords();
  const { form, isBusy, problem, handleSubmit } = useChange({
    initial: { currentPassword: '', password: '', passwordConfirmation: '' },
    validate: check,
    change: async ({ currentPassword, password }) => {
      await replaceSession(async () => {
        await reauthenticate(currentPassword);
        await callAccount({ action: 'changePassword', password, locale });
        await signIn(user.email, password);
      });
      onDone();
    },
  });

  return (
    <form className={classes.form} noValidate onSubmit={handleSubmit}>
      {/* For password managers: whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <CurrentPasswordField {...form.field('currentPassword')} />
      <NewPasswordField
        {...form.field('password')}
        error={message(form.errors.password)}
        label={t('password.new')}
        isRequired
      />
      <PasswordField
        {...form.field('passwordConfirmation')}
        error={message(form.errors.passwordConfirmation)}
        label={t('password.confirm')}
        autoComplete="new-password"
        isRequired
      />
      {problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
      <div className={classes.actions}>
        <Button type="submit" loading={isBusy}>
          {t('password.save')}
        </Button>
        <Button variant="subtle" color="gray" c="inherit" onClick={onCancel} disabled={isBusy}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
