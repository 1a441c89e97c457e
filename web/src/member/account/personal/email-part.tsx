import { changeEmailForm } from '@rawi/model/calls/account-forms';
import { emailAddress } from '@rawi/model/text/email-address';
import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { useUnsaved } from '../../../core/forms/unsaved.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { isolated } from '../../../core/i18n/isolated.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { callAccount } from '../../../core/session/account-calls.ts';
import { reauthenticate } from '../../../core/session/session.ts';
import { TextField } from '../../../core/ui/text-field.tsx';
import { useAccount } from '../account-context.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { checkBy, type FormErrors } from '../form-errors.ts';
import { Part } from '../part.tsx';
import { useChange } from '../use-change.ts';
import { useFormMessages } from '../use-form-messages.ts';
import { Change, ChangeForm } from './change.tsx';
import classes from './personal.module.css';

const check: (values: object) => FormErrors = checkBy(changeEmailForm);

/**
 * The account's e-mail address, and how to change it: enter the password, then follow the link mailed to the
 * new address.
 */
export function EmailPart() {
  const t = useWords('account');
  const { user } = useAccount();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Part title={t('email.title')}>
      <p className={classes.address}>
        <bdi dir="ltr">{user.email}</bdi>
        <span className={classes.badge} data-verified={user.emailVerified}>
          {user.emailVerified ? (
            <IconCircleCheck size={14} stroke={2} aria-hidden="true" />
          ) : (
            <IconClock size={14} stroke={2} aria-hidden="true" />
          )}
          {t(user.emailVerified ? 'email.verified' : 'email.notVerified')}
        </span>
      </p>
      <Change
        label={t(sentTo === undefined ? 'email.change' : 'email.other')}
        note={
          sentTo !== undefined && (
            <>
              <strong>{t('email.sentTitle')}</strong>
              <br />
              {t('email.sentText', { email: isolated(sentTo) })}
            </>
          )
        }
        renderForm={(close) => <EmailForm onSent={setSentTo} onClose={close} />}
      />
    </Part>
  );
}

interface EmailFormProps {
  readonly onSent: (email: string) => void;
  readonly onClose: () => void;
}

function EmailForm({ onSent, onClose }: EmailFormProps) {
  const t = useWords('account');
  const locale = useLocale();
  const { user } = useAccount();
  const message = useFormMessages();
  const { form, ...change } = useChange({
    initial: { email: '', currentPassword: '' },
    validate: (values) =>
      emailAddress(values.email) === emailAddress(user.email) ? { email: 'same-email' } : check(values),
    change: async ({ email, currentPassword }) => {
      const wanted = emailAddress(email);
      await reauthenticate(currentPassword);
      await callAccount({ action: 'changeEmail', email: wanted, locale });
      onSent(wanted);
      onClose();
    },
  });
  useUnsaved(form.values.email !== '' && !change.isBusy);

  return (
    <ChangeForm change={change} submitLabel={t('email.send')} onCancel={onClose}>
      <TextField
        {...form.field('email')}
        error={message(form.errors.email)}
        type="email"
        label={t('email.newEmail')}
        hint={t('email.hint')}
        autoComplete="email"
        isRequired
      />
      <CurrentPasswordField {...form.field('currentPassword')} />
    </ChangeForm>
  );
}
