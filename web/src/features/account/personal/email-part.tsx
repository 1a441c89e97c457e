import { Button } from '@mantine/core';
import { changeEmailForm } from '@rawi/model/account-forms';
import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { callAccount } from '../../../data/account-calls.ts';
import { reauthenticate } from '../../../data/session.ts';
import { useWords } from '../../../lib/i18n.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useUnsaved } from '../../../lib/unsaved.ts';
import { FormNote } from '../../../ui/form-note.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useAccount } from '../account-context.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { checkBy, type FormErrors } from '../form-errors.ts';
import classes from '../part.module.css';
import { Part } from '../part.tsx';
import { useProblemWords } from '../problem.ts';
import { useChange } from '../use-change.ts';
import { useFormMessages } from '../use-form-messages.ts';
import styles from './personal.module.css';

const check: (values: object) => FormErrors = checkBy(changeEmailForm);
const normalized = (email: string) => email.trim().toLowerCase();

/** The address of the account, and the way to another one: password, link to the new address, done. */
export function EmailPart() {
  const t = useWords('account');
  const { user } = useAccount();
  const [step, setStep] = useState<'shown' | 'form' | { readonly sentTo: string }>('shown');
  return (
    <Part title={t('email.title')}>
      <p className={styles.address}>
        <bdi dir="ltr">{user.email}</bdi>
        <span className={styles.badge} data-verified={user.emailVerified}>
          {user.emailVerified ? (
            <IconCircleCheck size={14} stroke={2} aria-hidden="true" />
          ) : (
            <IconClock size={14} stroke={2} aria-hidden="true" />
          )}
          {t(user.emailVerified ? 'email.verified' : 'email.notVerified')}
        </span>
      </p>
      {step === 'shown' && (
        <Button variant="default" onClick={() => setStep('form')}>
          {t('email.change')}
        </Button>
      )}
      {step === 'form' && (
        <EmailForm onSent={(sentTo) => setStep({ sentTo })} onCancel={() => setStep('shown')} />
      )}
      {typeof step === 'object' && (
        <FormNote
          tone="success"
          action={
            <Button variant="subtle" size="sm" onClick={() => setStep('form')}>
              {t('email.other')}
            </Button>
          }
        >
          <strong>{t('email.sentTitle')}</strong>
          <br />
          {t('email.sentText', { email: `\u2068${step.sentTo}\u2069` })}
        </FormNote>
      )}
    </Part>
  );
}

interface EmailFormProps {
  readonly onSent: (email: string) => void;
  readonly onCancel: () => void;
}

function EmailForm({ onSent, onCancel }: EmailFormProps) {
  const t = useWords('account');
  const locale = useLocale();
  const { user } = useAccount();
  const message = useFormMessages();
  const wordsOf = useProblemWords();
  const { form, isBusy, problem, handleSubmit } = useChange({
    initial: { email: '', currentPassword: '' },
    validate: (values) =>
      normalized(values.email) === normalized(user.email) ? { email: 'same-email' } : check(values),
    change: async ({ email, currentPassword }) => {
      const wanted = normalized(email);
      await reauthenticate(currentPassword);
      await callAccount({ action: 'changeEmail', email: wanted, locale });
      onSent(wanted);
    },
  });
  useUnsaved(form.values.email !== '' && !isBusy);

  return (
    <form className={classes.form} noValidate onSubmit={handleSubmit}>
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
      {problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
      <div className={classes.actions}>
        <Button type="submit" loading={isBusy}>
          {t('email.send')}
        </Button>
        <Button variant="subtle" color="gray" c="inherit" onClick={onCancel} disabled={isBusy}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
