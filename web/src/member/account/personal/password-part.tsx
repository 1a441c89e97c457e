import { changePasswordForm } from '@rawi/model/calls/account-forms';
import { useState } from 'react';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { callAccount } from '../../../core/session/account-calls.ts';
import { reauthenticate, replaceSession, signIn } from '../../../core/session/session.ts';
import { NewPasswordField } from '../../../domains/people/new-password-field.tsx';
import { PasswordField } from '../../../domains/people/password-field.tsx';
import { useAccount } from '../account-context.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { checkBy, type FormErrors } from '../form-errors.ts';
import { Part } from '../part.tsx';
import { useChange } from '../use-change.ts';
import { useFormMessages } from '../use-form-messages.ts';
import { Change, ChangeForm } from './change.tsx';

const check: (values: object) => FormErrors = checkBy(changePasswordForm);

/** The password section. A new password ends every session; this one continues by logging in with it. */
export function PasswordPart() {
  const t = useWords('account');
  const [isDone, setIsDone] = useState(false);
  return (
    <Part title={t('password.title')} text={t('password.text')}>
      <Change
        label={t('password.change')}
        note={isDone && t('password.done')}
        renderForm={(close) => <PasswordForm onDone={() => setIsDone(true)} onClose={close} />}
      />
    </Part>
  );
}

interface PasswordFormProps {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function PasswordForm({ onDone, onClose }: PasswordFormProps) {
  const t = useWords('account');
  const locale = useLocale();
  const { user } = useAccount();
  const message = useFormMessages();
  const { form, ...change } = useChange({
    initial: { currentPassword: '', password: '', passwordConfirmation: '' },
    validate: check,
    change: async ({ currentPassword, password }) => {
      await replaceSession(async () => {
        await reauthenticate(currentPassword);
        await callAccount({ action: 'changePassword', password, locale });
        await signIn(user.email, password);
      });
      onDone();
      onClose();
    },
  });

  return (
    <ChangeForm change={change} submitLabel={t('password.save')} onCancel={onClose}>
      {/* Tells password managers which account the password belongs to. */}
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
    </ChangeForm>
  );
}
